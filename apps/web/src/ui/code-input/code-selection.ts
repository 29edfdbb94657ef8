/** Typing replaces the digit under the caret: one digit is selected, or the caret stands at the open end. */
export function selectDigit(input: HTMLInputElement, index: number): void {
  const start = Math.max(0, Math.min(index, input.value.length));
  input.setSelectionRange(start, Math.min(start + 1, input.value.length));
}

export function stepFor(key: string, at: number, length: number): number | null {
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length;
  return null;
}
