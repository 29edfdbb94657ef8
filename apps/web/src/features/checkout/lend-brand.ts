/** What the sandbox's page calls the colours that a company may set. */
const names = { '--pine': '--brand-primary', '--on-pine': '--brand-on-primary', '--ember': '--brand-accent' } as const;

/** The colours of the page around for a frame of our own, so that a company's checkout looks like the rest of it. */
export function lendBrand(page: Document): void {
  const colours = getComputedStyle(document.documentElement);
  for (const [own, brand] of Object.entries(names)) {
    const colour = colours.getPropertyValue(brand).trim();
    if (colour) page.documentElement.style.setProperty(own, colour);
  }
}
