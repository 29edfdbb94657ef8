const LOWEST = 4;
const HIGHEST = 60;
const NARROWEST = 8;
const MOST_LETTERS = 400_000;

const texts = /\((?:\\[\s\S]|[^\\()])*\)/g;
const step =
  /(?<![^\s])((?:[-+]?[\d.]+\s+){1,4})(re|rg|g|k)(?=\s|$)|(?<![^\s])(scn|sc|f\*|f|F|B\*|B|b\*|b|S|s|n|q|Q)(?=\s|$)/g;

const isBlack = (operator: string, numbers: readonly number[]): boolean =>
  operator === 'k' ? numbers[3] === 1 : numbers.every((number) => number === 0);

const isBar = ([, , width = 0, height = 0]: readonly number[]): boolean =>
  Math.abs(width) >= NARROWEST && Math.abs(height) >= LOWEST && Math.abs(height) <= HIGHEST;

/** Whether a page lays black bars of the height of a line or a few: what people put over what is nobody's business. */
export function hasBlackBars(content: string): boolean {
  const plain = content.slice(0, MOST_LETTERS).replace(texts, '()');
  let black = true;
  let barred = false;
  const kept: boolean[] = [];
  for (const [, operands = '', withNumbers, alone] of plain.matchAll(step)) {
    const numbers = operands.trim().split(/\s+/).map(Number);
    if (withNumbers === 're') barred ||= isBar(numbers);
    else if (withNumbers) black = isBlack(withNumbers, numbers);
    else if (alone === 'q') kept.push(black);
    else if (alone === 'Q') black = kept.pop() ?? black;
    else if (alone === 'sc' || alone === 'scn') black = false;
    else {
      if (black && barred && alone && /^[fFbB]/.test(alone)) return true;
      barred = false;
    }
  }
  return false;
}
