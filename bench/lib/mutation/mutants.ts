import ts from 'typescript';

/** One small fault that a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What is taken out of the source, and what is put there. */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly original: string;
}

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

const isWord = (text: string): boolean => /^[\w-]{2,}$/.test(text);

/** Types and imports say nothing at run time, and text for people is not behaviour. */
const isPassedOver = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

interface Change {
  readonly node: ts.Node;
  readonly instead: string;
}

function changesTo(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) {
    const instead = swapped[node.operatorToken.kind];
    return instead ? [{ node: node.operatorToken, instead }] : [];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, instead: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, instead: 'true' }];
  if (ts.isNumericLiteral(node)) return [{ node, instead: `(${node.text} + 1)` }];
  if (ts.isIfStatement(node)) return [{ node: node.expression, instead: `!(${node.expression.getText()})` }];
  if (ts.isConditionalExpression(node)) {
    return [{ node: node.condition, instead: `!(${node.condition.getText()})` }];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, instead: `(${node.operand.getText()})` }];
  }
  if (ts.isThrowStatement(node)) return [{ node, instead: ';' }];
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) return [{ node, instead: ';' }];
  const isCompared =
    ts.isStringLiteral(node) &&
    isWord(node.text) &&
    (ts.isBinaryExpression(node.parent) || ts.isArrayLiteralExpression(node.parent) || ts.isCaseClause(node.parent));
  return isCompared ? [{ node, instead: "'another'" }] : [];
}

/** Every fault of our kinds that can be put into a source. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isPassedOver(node)) return;
    for (const { node: place, instead } of changesTo(node)) {
      const start = place.getStart(parsed);
      const line = parsed.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end: place.end, instead, original: source.slice(start, place.end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

export const mutated = (source: string, { start, end, instead }: Mutant): string =>
  source.slice(0, start) + instead + source.slice(end);
