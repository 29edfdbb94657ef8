import { oneLine } from '../../adapters/mail/one-line.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { requireWebLink } from './web-link.ts';

export function renderText({ heading, blocks, why }: MailContent, footer: readonly string[]): string {
  const parts = [oneLine(heading), ...blocks.map(blockText), '--', [oneLine(why), ...footer.map(oneLine)].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

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
