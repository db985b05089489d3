/** Copies a text. The clipboard is closed to pages without a secure connection, so there is the older way too. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.activeElement?.after(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
