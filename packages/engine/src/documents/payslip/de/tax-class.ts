const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The class of the wage tax, in either sort of figures. */
export const taxClass = (text: string): string | null => {
  // In a row of several a comma or a full stop follows; a figure behind it counts children.
  const digit = /^([1-6])(?:\/\d|[,.;]?$)/.exec(text)?.[1];
  const place = roman.indexOf(text.replace(/\/\d+(?:,\d)?[,.;]?$|[,.;)]$/, ''));
  return digit ?? (place < 0 ? null : String(place + 1));
};
