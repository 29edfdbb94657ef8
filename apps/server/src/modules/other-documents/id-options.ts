import { requiredSides } from '@vesta/domain/documents/id-papers';
import {
  combinationsFor,
  type IdCombination,
  type IdUploadOption,
  type IdUploadOptions,
  iconOf,
  papersOf,
} from '@vesta/domain/documents/id-upload-options';
import { idOptionSetOf } from '@vesta/domain/identifiers/id-options';
import type { Language } from '@vesta/domain/languages';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { openAnswers } from '../applications/answers.ts';
import { countryCode } from '../countries/country-code.ts';
import { documentWords } from '../documents/words.ts';

function optionOf(combination: IdCombination, language: Language): IdUploadOption {
  const papers = papersOf[combination];
  const [first = 'id_card'] = papers;
  return {
    key: combination,
    name: documentWords(language, `IdOptions.${combination}`),
    name_key: `IdOptions.${combination}`,
    description: documentWords(language, `IdOptions.About.${combination}`),
    icon: iconOf[first],
    documents: papers.map((paper) => ({
      id_type: paper,
      name: documentWords(language, `IdOptions.Papers.${paper}`),
      icon: iconOf[paper],
      sides: [...requiredSides[paper]],
    })),
  };
}

/** The three groups in the caller's words, and which of them is meant for the nationality that was entered. */
export function idOptionsFor(
  house: Pick<House, 'vault'>,
  { region, answersSealed }: OwnApplication,
  language: Language,
): IdUploadOptions {
  const { nationality } = openAnswers(house, answersSealed).personal_details ?? {};
  const country = countryCode(typeof nationality === 'string' ? nationality : null);
  const group = (set: Parameters<typeof combinationsFor>[0]) =>
    combinationsFor(set, region).map((combination) => optionOf(combination, language));
  return {
    success: true,
    default: group('default'),
    ce: group('ce'),
    x_ce: group('x_ce'),
    selected: country === null ? null : idOptionSetOf(country),
  };
}
