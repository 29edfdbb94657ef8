import type { Block, ContentDocument, Inline } from '@vesta/domain/content';
import { lexer, type Token, type Tokens } from 'marked';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Turns a Markdown page into blocks. What is outside the supported subset is left out rather than passed through. */
export function parseContent(source: string): ContentDocument {
  const head = frontMatter.exec(source);
  const meta = Object.fromEntries(
    (head?.[1] ?? '').split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const body = head ? source.slice(head[0].length) : source;
  return {
    title: meta.title ?? '',
    description: meta.description ?? '',
    updated: meta.updated ?? '',
    version: meta.version ?? '',
    blocks: lexer(body).flatMap(toBlock),
  };
}

function toBlock(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, id: anchor(plain(token.tokens)), text: plain(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', content: toLine(token.tokens) }];
    case 'list': {
      const list = token as Tokens.List;
      return [{ kind: 'list', ordered: list.ordered, items: list.items.map((item) => toLine(item.tokens)) }];
    }
    case 'table': {
      const table = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => toLine(cell.tokens));
      return [{ kind: 'table', head: cells(table.header), rows: table.rows.map(cells) }];
    }
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

function toLine(tokens: Token[] | undefined, style: Pick<Inline, 'bold' | 'href'> = {}): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    const nested = 'tokens' in token ? (token.tokens as Token[] | undefined) : undefined;
    if (token.type === 'strong') return toLine(nested, { ...style, bold: true });
    if (token.type === 'link') return toLine(nested, isSafeLink(token.href) ? { ...style, href: token.href } : style);
    if (nested) return toLine(nested, style);
    if (token.type === 'text' || token.type === 'escape') return [{ text: unescapeEntities(token.text), ...style }];
    return [];
  });
}

/** A page of words leads to its sisters, to a mail address or to a secure address; nothing else. */
const isSafeLink = (href: string): boolean => /^(https:\/\/|mailto:|[a-z-]+$)/.test(href);

const plain = (tokens: Token[] | undefined): string =>
  toLine(tokens)
    .map((part) => part.text)
    .join('');

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescapeEntities = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (m) => entities[m] ?? m);
