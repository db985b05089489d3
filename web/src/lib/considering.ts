// What pointer and focus are on.

/** Whether a pointer considers things before it touches them. A finger does not; and where little room is left, what is
 * shown then would move things away from under the pointer. */
export function hovers(event: PointerEvent): boolean {
  return event.pointerType !== 'touch' && !matchMedia('(hover: none), (max-width: 759px), (max-height: 500px)').matches
}

/** Handlers for something that is considered while pointer or focus is on it. */
export function considering(on: () => void, off: () => void) {
  return {
    onpointerenter: (event: PointerEvent): void => void (hovers(event) && on()),
    onpointerleave: (event: PointerEvent): void => void (hovers(event) && off()),
    onfocus: on,
    onblur: off,
  }
}
