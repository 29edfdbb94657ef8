/**
 * What was said about the last attempt goes as soon as something is changed: a card that was declined is not the one
 * being typed. The sandbox's own page runs nothing, so whoever frames it does it.
 */
export function forgetRefusals(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    page.querySelector('.failed')?.remove();
    const field = target as HTMLElement | null;
    if (!field?.id) return;
    page.getElementById(`${field.id}-error`)?.remove();
    field.removeAttribute('aria-invalid');
  });
}
