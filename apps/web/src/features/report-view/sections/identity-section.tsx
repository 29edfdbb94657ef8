import { countryName } from '@vesta/domain/identifiers/country-name';
import { groupedIdentifier } from '@vesta/domain/identifiers/grouped';
import type { ReportMessage } from '@vesta/domain/report/flags';
import type { NationalId, PersonalDetails } from '@vesta/domain/report/people';
import { readableMobile } from '@vesta/domain/validation/mobile';
import { useLocale, useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EvidenceKeys, PaperKeys } from '../parts/evidence-keys.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Details, Note } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import styles from './person-card.module.css';

type Props = {
  person: PersonalDetails;
  ids: readonly NationalId[];
  /** How many identity papers there are, where the report does not list them. */
  papers?: number;
  messages: readonly ReportMessage[];
  isOwner: boolean;
  /** A lender is told other things than a landlord, and does not ask about animals; nor is a guarantor asked. */
  forLender?: boolean;
  /** The self-disclosure asked about pets and was answered: nothing voluntary about it. */
  petsAnswered?: boolean;
};

const confirmedByBank = ({ controls }: PersonalDetails): boolean =>
  controls.some(({ translation_key, value }) => translation_key === 'name_confirmed_by_bank' && value === true);

/** Where on a paper the said is found again. */
const factsOf: Readonly<Record<string, readonly string[]>> = {
  name: ['surname', 'given_names', 'employee_name', 'person_name', 'holder'],
  date_of_birth: ['birth_date', 'date_of_birth'],
  birth_place: ['birth_place'],
  fiscal_code: ['fiscal_code', 'fiscal_id'],
};

const days = new Set(['date_of_birth']);

/** In Germany nobody is asked for a tax number: an empty line would say that something is missing. */
const isSaid = ({ translation_key: key, value }: PersonalDetails['fields'][number]): boolean =>
  key !== 'fiscal_code' || value !== null;

const SOURCES = ['identity'] as const;

/** Who the person is: what they said, what their papers say, and whether both agree. */
export function IdentitySection({
  person,
  ids,
  papers = ids.length,
  messages,
  isOwner,
  forLender = false,
  petsAnswered = false,
}: Props) {
  const t = useTranslations('ReportView.Identity');
  const words = useTranslations('ReportWords');
  const locale = useLocale();
  const { day } = useFigures();
  const state = (valid: boolean | null) =>
    valid === null ? (
      <Chip tone="unsure">{t('NotSettled')}</Chip>
    ) : (
      <Chip tone={valid ? 'good' : 'bad'}>{t(valid ? 'Verified' : 'Differs')}</Chip>
    );
  // Without a paper it is the bank's word that counts, and it is named as such.
  const isByBank = papers === 0 && confirmedByBank(person);
  // Others are told the name alone, and it stands above.
  const told = isOwner
    ? person.fields.filter(isSaid)
    : person.fields.filter(({ translation_key: key }) => key !== 'name');
  const named = person.fields.find(({ translation_key: key }) => key === 'name');
  const fields = told.map(({ translation_key: key, value, valid, papers }) => ({
    label: words(`PersonFields.${key}` as never),
    value: (
      <>
        {value === null
          ? '–'
          : days.has(key)
            ? day(value)
            : key === 'mobile'
              ? readableMobile(value)
              : groupedIdentifier(value)}{' '}
        <PaperKeys keys={papers} {...(factsOf[key] && { facts: factsOf[key] })} />
      </>
    ),
    small: valid === null ? null : state(valid),
  }));
  return (
    <ReportSection
      id="identity"
      label={t('Label')}
      {...(!isByBank && { keyFigure: t('Papers', { count: papers }) })}
      remarks={messagesOf(messages, SOURCES).length}
      heading={isByBank ? t('HeadingByBank') : t('Heading', { count: papers, verified: String(person.verified) })}
    >
      <Messages messages={messages} of={SOURCES} />
      <div className={styles.people}>
        <article className={classNames(styles.person, isOwner && styles.whole)}>
          <h3>
            {person.name} {!isOwner && <PaperKeys keys={named?.papers ?? []} />}
          </h3>
          <p>{isByBank ? <Chip tone="good">{t('ByBank')}</Chip> : state(person.verified || null)}</p>
          <Details
            columns={2}
            details={[
              ...fields,
              ...(isOwner ? [{ label: t('Housing'), value: words(`Residency.${person.residency_label}`) }] : []),
              ...(!forLender && person.role !== 'guarantor' && (isOwner || person.pets.has_pets !== null)
                ? [
                    {
                      label: t('Pets'),
                      value: words(`Pets.${person.pets.translation_key}`),
                      small: person.pets.value ?? (petsAnswered ? undefined : t('Voluntary')),
                    },
                  ]
                : []),
            ]}
          />
        </article>
        {ids.map((id) => (
          <article key={id.key + id.type} className={styles.person}>
            <h3>
              {words(`DocumentTypes.${id.type}` as never)}
              {id.side && `, ${words(`Sides.${id.side}`)}`}{' '}
              <EvidenceKeys places={[{ key: id.key, page: id.page, box: id.box, what: id.type, part: 'figure' }]} />
            </h3>
            <p>{state(id.valid)}</p>
            {(isOwner || id.value !== null) && (
              <Details
                columns={2}
                details={[
                  { label: t('Number'), value: id.value === null ? '–' : groupedIdentifier(id.value) },
                  ...(isOwner
                    ? [{ label: t('Country'), value: id.country ? countryName(id.country, locale) : '–' }]
                    : []),
                  {
                    label: words(`Expiry.${id.expiration_date_label}`),
                    value: id.expiration_date ? day(id.expiration_date) : '–',
                  },
                ]}
              />
            )}
          </article>
        ))}
      </div>
      <Note>{t(isOwner ? 'MaskedForOthers' : 'Masked', { reader: forLender ? 'lender' : 'landlord' })}</Note>
    </ReportSection>
  );
}
