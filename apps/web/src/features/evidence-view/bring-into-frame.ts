/** The place into the middle of the frame that the page lies in, of a wide one its end, where the amounts stand. */
export function bringIntoFrame(place: Element, frame: HTMLElement): void {
  const wanted = place.getBoundingClientRect();
  const seen = frame.getBoundingClientRect();
  const isTooWide = wanted.width > seen.width;
  frame.scrollTop += wanted.top - seen.top - (seen.height - wanted.height) / 2;
  frame.scrollLeft += isTooWide ? wanted.right - seen.right : wanted.left - seen.left - (seen.width - wanted.width) / 2;
  frame.scrollIntoView({ block: 'nearest' });
}
