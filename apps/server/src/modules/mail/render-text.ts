import { oneLine } from '../../adapters/mail/one-line.ts';
import type { FooterLine, MailBlock, MailContent } from './mail-content.ts';
import { requireWebLink } from './web-link.ts';

export function renderText({ heading, blocks, why }: MailContent, footer: readonly FooterLine[]): string {
  const parts = [
    oneLine(heading),
    ...blocks.map(blockText),
    '--',
    [oneLine(why), ...footer.map(footerText)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

const footerText = (line: FooterLine): string =>
  typeof line === 'string' ? oneLine(line) : `${oneLine(line.text)} ${requireWebLink(line.link)}`;

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return oneLine(block.text);
    case 'list':
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n');
    case 'code':
      return `${oneLine(block.label)}: ${oneLine(block.code)}`;
    case 'button':
      return `${oneLine(block.label)}:\n${requireWebLink(block.link)}`;
  }
}
