import type { Country } from '../../ui/countries-dropdown/match-countries.ts';
import at from '../flags/at.svg?no-inline';
import de from '../flags/de.svg?no-inline';
import fr from '../flags/fr.svg?no-inline';
import it from '../flags/it.svg?no-inline';
import ro from '../flags/ro.svg?no-inline';

/** Flags come as pictures or as characters; both are here. */
export const SAMPLE_COUNTRIES: readonly Country[] = [
  { name: 'Italy', localeName: 'Italia', cca2: 'IT', code: '+39', flag: it },
  { name: 'Germany', localeName: 'Germania', cca2: 'DE', code: '+49', flag: de },
  { name: 'Austria', localeName: 'Austria', cca2: 'AT', code: '+43', flag: at },
  { name: 'France', localeName: 'Francia', cca2: 'FR', code: '+33', flag: fr },
  { name: 'Romania', localeName: 'Romania', cca2: 'RO', code: '+40', flag: ro },
  { name: 'Albania', localeName: 'Albania', cca2: 'AL', code: '+355', flag: '🇦🇱' },
  { name: 'Switzerland', localeName: 'Svizzera', cca2: 'CH', code: '+41', flag: '🇨🇭' },
  { name: 'Ivory Coast', localeName: 'Côte d’Ivoire', cca2: 'CI', code: '+225', flag: '🇨🇮' },
];
