/** Sentences by rule and outcome. */
type Sayings<Rule extends string> = { readonly [R in Rule]: { readonly [variant: string]: string } };
type Instead = { readonly [rule: string]: { readonly [variant: string]: string } };

/** Ends of sentences that stand outside of every choice of a message. */
function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0 && message[at] === '.' && message[at + 1] === ' ') {
      sentences.push(message.slice(from, at + 1));
      from = at + 2;
    }
  }
  return [...sentences, message.slice(from)];
}

/**
 * What the checks say to somebody else than the person whose papers they are about: sentences that ask that person for
 * something fall away, and what spoke to them by its nature is said in other words. A saying of which nothing would be
 * left must have such words.
 */
export function forOthers<Rule extends string, S extends Sayings<Rule>>(
  sayings: S,
  speaksToApplicant: RegExp,
  instead: Instead,
): S {
  const turned = Object.entries(sayings as Sayings<string>).map(([rule, variants]) => {
    const own = instead[rule] ?? {};
    // Words for a saying that does not exist are a slip of the pen.
    const stray = Object.keys(own).find((variant) => !(variant in variants));
    if (stray !== undefined) throw new Error(`${rule}.${stray} is said to others and to nobody else`);
    const lines = Object.entries(variants).map(([variant, message]) => {
      const kept = sentencesOf(message).filter((sentence) => !speaksToApplicant.test(sentence));
      const text = own[variant] ?? kept.join(' ');
      if (text === '') throw new Error(`${rule}.${variant} says nothing to others`);
      return [variant, text];
    });
    return [rule, Object.fromEntries(lines)];
  });
  return Object.fromEntries(turned) as S;
}
