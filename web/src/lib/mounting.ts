/** Components in the tests' document. */
import { flushSync, mount, unmount, type Component } from 'svelte'

let mounted: Record<string, unknown>[] = []

/** Shows a component, and gives what it stands in. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  mounted.push(mount(component, { target, props }))
  flushSync()
  return target
}

/** Takes away all that was shown. */
export function clear(): void {
  for (const one of mounted) void unmount(one)
  mounted = []
  document.body.replaceChildren()
}
