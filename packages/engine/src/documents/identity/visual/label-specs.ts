import type { LabelSpec } from '../../../extraction/labels.ts';

/** What labels on identity papers announce. `stop` only ends the value before it. */
export type VisualLabel =
  | 'surname'
  | 'given_names'
  | 'names'
  | 'birth_date'
  | 'birth_place'
  | 'birth_place_and_date'
  | 'sex'
  | 'nationality'
  | 'expiry_date'
  | 'issue_date'
  | 'issue_place_and_date'
  | 'document_number'
  | 'fiscal_code'
  | 'address'
  | 'permit_type'
  | 'card_number'
  | 'stop';

interface VisualSpec extends LabelSpec {
  readonly name: VisualLabel;
}

const spec = (name: VisualLabel, phrases: string): VisualSpec => ({ name, phrases: phrases.split('; ') });

const everywhere: readonly VisualSpec[] = [
  spec('sex', 'sesso; sex; sexe; sexo; geschlecht; gender; plec; pohlavie; pohlavi; spol'),
  spec('nationality', 'cittadinanza; nationality; nationalite; staatsangehorigkeit; nacionalidad'),
  spec('nationality', 'nacionalidade; obywatelstwo; statni obcanstvi; nationalitat; cetatenie; drzavljanstvo'),
  spec(
    'nationality',
    'statna prislusnost; allampolgarsag; pilietybe; pilsoniba; kodakondsus; kansalaisuus; nasjonalitet',
  ),
  spec('expiry_date', 'scadenza; expiry; expiry date; date of expiry; data di scadenza; gultig bis'),
  spec('expiry_date', 'valid until; valido fino a; valida fino al; date d expiration; valable jusqu au'),
  spec('expiry_date', 'vrijedi do; velja do; datum isteka; platnost do; plati do; ervenyes; galioja iki; deriga lidz'),
  spec('expiry_date', 'valido hasta; fecha de caducidad; data de validade; termin waznosci; valid till'),
  spec('issue_date', 'emissione; issuing; date of issue; data di rilascio; ausstellungsdatum; rilasciato il'),
  spec('issue_date', 'date de delivrance; fecha de expedicion; fecha de emision; data de emissao; datum'),
  spec(
    'issue_date',
    'datum izdavanja; datum izdaje; datum vydania; datum vydani; kiallitas datuma; data wydania; data emiterii',
  ),
  spec('issue_place_and_date', 'luogo e data di rilascio; place and date of issue; ausstellungsort gultig ab'),
  spec('issue_place_and_date', 'ausstellungsort; local e data de emissao; place of issue date of issue'),
  spec('birth_date', 'data di nascita; date of birth; geburtstag; geburtsdatum; date de naissance; nato il'),
  spec(
    'birth_date',
    'datum rodenja; datum rojstva; datum narodenia; szuletesi ido; gimimo data; dzimsanas datums; data nasterii',
  ),
  spec('birth_date', 'nata il; fecha de nacimiento; data de nascimento; data urodzenia; datum narozeni'),
  spec('birth_place', 'luogo di nascita; place of birth; geburtsort; lieu de naissance; comune di nascita'),
  spec(
    'birth_place',
    'mjesto rodenja; kraj rojstva; rojstni kraj; miesto narodenia; misto narozeni; szuletesi hely; locul nasterii',
  ),
  spec('birth_place', 'lugar de nacimiento; local de nascimento; miejsce urodzenia'),
  spec('birth_place_and_date', 'luogo e data di nascita; place and date of birth; geburtsort datum'),
  spec(
    'birth_place_and_date',
    'data e luogo di nascita; geburtsdatum und ort; geburtsdatum ort; lieu et date de naissance; local e data de nascimento',
  ),
  spec(
    'document_number',
    'document number; document no; numero de document; passport no; passport number; passnummer; pass nr',
  ),
  spec('document_number', 'passaporto n; numero passaporto; n de passeport; ausweisnummer; card number'),
  spec('fiscal_code', 'codice fiscale; fiscal code'),
  spec('stop', 'statura; height; grosse; taille; augenfarbe; colour of eyes; couleur des yeux; type'),
  spec('stop', 'comune di; municipality; firma del titolare; holder s signature; unterschrift; signature'),
  spec('stop', 'behorde; authority; autorita; autorite; issuing authority; country code; code du pays'),
  spec('stop', 'provincia; estremi atto di nascita; cognome e nome dei genitori; wohnort; residence'),
  spec('stop', 'stato civile; professione; connotati; capelli; occhi; segni particolari; personal no'),
  spec('stop', 'geburtsname; name at birth; nom de naissance; ordens oder kunstlername; anmerkungen'),
  spec('stop', 'annotazioni; remarks; note; auslanderbehorde; codice paese; zugangsnummer; residenza'),
];

/** Italian papers say NOME or NAME for the given names. */
export const italianLabels: readonly VisualSpec[] = [
  spec('surname', 'cognome; surname'),
  spec('given_names', 'nome; name; nomi; given names; first name'),
  spec('address', 'indirizzo di residenza; residence address; indirizzo'),
  spec('card_number', 'numero di identificazione della tessera; numero della tessera; numero identificativo tessera'),
  spec('stop', 'numero identificativo personale; numero di identificazione personale'),
  spec('stop', 'numero di identificazione dell istituzione; sigla di identificazione; tessera europea'),
  ...everywhere,
];

/** German papers say Name for the surname. */
export const germanLabels: readonly VisualSpec[] = [
  spec('surname', 'name; surname; nom; familienname; nachname; name surname nom'),
  spec('given_names', 'vornamen; vorname; given names; prenoms; vornamen given names prenoms'),
  spec('address', 'anschrift; address; adresse; anschrift address adresse'),
  ...everywhere,
];

/** Residence permits of all member states: one label, the surname below it and the given names below that. */
export const permitLabels: readonly VisualSpec[] = [
  spec(
    'names',
    'name; nome; surname and name; nom et prenom; cognome nome; cognome e nome; name vornamen; name vorname',
  ),
  spec('names', 'surname name; surname forenames; names'),
  spec('surname', 'surname; cognome; nom; apelido; apellidos'),
  spec('given_names', 'given names; prenoms; vornamen; nombre'),
  spec('permit_type', 'tipo di permesso; type of permit; art des titels; type de titre; tipo de permiso'),
  spec('permit_type', 'tipo de titulo; tipo de autorizacion; rodzaj zezwolenia'),
  spec('address', 'anschrift; address; adresse; indirizzo; domicilio; morada'),
  ...everywhere,
];

/** Passports and cards of other countries. A bare "Name" may be either part, or both. */
export const otherLabels: readonly VisualSpec[] = [
  spec('surname', 'surname; cognome; nom; apellidos; primer apellido; apelido; nazwisko; prijmeni'),
  spec(
    'surname',
    'familienname; nachname; sukunimi; efternamn; etternavn; priimek; priezvisko; pavarde; uzvards; perekonnanimi',
  ),
  spec('surname', 'primary identifier; identifiant primaire; name surname; name nom; nume; prezime; vezeteknev'),
  spec('given_names', 'given names; given name; forename; first names; vornamen; vorname; prenoms; prenom'),
  spec('given_names', 'secondary identifier; identifiant secondaire; nombre; nome; imiona; jmeno; meno; prenume'),
  spec('given_names', 'etunimet; fornamn; fornavne; fornavn; keresztnev; utonev; vardas; vards; eesnimi; eesnimed'),
  { ...spec('given_names', 'ime; imie'), alone: true },
  spec('names', 'name; full name; nama'),
  spec('address', 'address; domicilio; adresse'),
  ...everywhere,
];
