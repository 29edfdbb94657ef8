import { displayName } from './display-name.ts';
import type { MailTranslator } from './mail-translator.ts';

export function greeting(t: MailTranslator, name: string | null): string {
  const shown = name === null ? '' : displayName(name);
  return shown === '' ? t('Layout.Greeting') : t('Layout.GreetingNamed', { name: shown });
}
