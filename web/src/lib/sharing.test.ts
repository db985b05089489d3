import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api'
import { copy } from './sharing'

const writeText = vi.fn<(text: string) => Promise<void>>()
/** The older way; notes the dialog around what is marked. */
const execCommand = vi.fn<(command: string) => boolean>()
let around: Element | null | undefined

beforeEach(() => {
  around = undefined
  execCommand.mockImplementation(() => {
    around = document.querySelector('textarea')!.closest('dialog')
    return true
  })
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  Object.assign(document, { execCommand })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

it('copies to the clipboard', async () => {
  writeText.mockResolvedValue()
  await copy('link')
  expect(writeText).toHaveBeenCalledWith('link')
  expect(execCommand).not.toHaveBeenCalled()
})

it('marks inside of the open dialog where there is no clipboard, and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', {})
  document.body.innerHTML = '<dialog open></dialog><dialog open id="upper"></dialog><dialog></dialog>'
  await copy('link')
  expect(around?.id).toBe('upper')
  expect(document.querySelector('textarea')).toBeNull()
})

it('marks on the page where no dialog is open', async () => {
  writeText.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  await copy('link')
  expect(around).toBeNull()
})

it('fails where nothing was copied', async () => {
  writeText.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  execCommand.mockReturnValue(false)
  await expect(copy('link')).rejects.toThrow(ApiError)
  expect(document.querySelector('textarea')).toBeNull()
})
