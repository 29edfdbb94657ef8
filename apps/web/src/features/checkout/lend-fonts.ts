const isFontFace = (rule: CSSRule): boolean => rule instanceof CSSFontFaceRule;

/** The page's typefaces for a frame of our own, whose style sheet cannot know under which names they were built. */
export function lendFonts(page: Document): void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isFontFace);
  const sheet = new Sheet();
  sheet.replaceSync(faces.map(({ cssText }) => cssText).join('\n'));
  page.adoptedStyleSheets = [sheet];
}
