import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { isAskedFor } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { MissingSide } from '@vesta/domain/documents/upload';
import type { CheckName } from '@vesta/texts/bundles';
import { useFormatter, useTranslations } from 'use-intl';
import { useNeededSides } from './use-needed-sides.ts';

const KEY = 'IdUpload.Unasked';
/** The server says that it is no identity paper; which side is still to come is known here. */
const WRONG_PAPER: CheckName = 'R_FILE_CLASSIFICATION';

/**
 * Says of a good paper in the place of another what it is and what is still wanted: with a green tick and no word it
 * would seem to be what was asked for. Once nothing is missing a further paper does no harm.
 */
export function useUnasked(combination: IdCombination | null, missing: readonly MissingSide[]) {
  const t = useTranslations('IdUpload');
  const format = useFormatter();
  const needed = useNeededSides();
  return (document: DocumentRecord): DocumentRecord => {
    if (missing.length > 0 && document.messages.some(({ rule }) => rule === WRONG_PAPER)) {
      const still = t('StillWanted', { wanted: format.list(needed(missing)) });
      const messages = document.messages.map((said) =>
        said.rule === WRONG_PAPER ? { ...said, message: `${said.message} ${still}` } : said,
      );
      return { ...document, messages };
    }
    const found = document.recognised?.id_type;
    if (!found || missing.length === 0 || isAskedFor(document, combination)) return document;
    const wanted = format.list(needed(missing));
    const message = t(found === 'fiscal_card' ? 'NoIdentity' : 'Unasked', { paper: t(`Found.${found}`), wanted });
    const said = { message, message_key: KEY, data: {}, blocker: false, rule: null };
    return { ...document, hasWarning: true, message, message_key: KEY, messages: [said, ...document.messages] };
  };
}
