import type { fields as en } from '../en/fields.ts';
import type { Shape } from '../shape.ts';

export const fields: Shape<typeof en> = {
  Fields: {
    first_name: { name: 'Vorname', gender: 'm' },
    last_name: { name: 'Nachname', gender: 'm' },
    fullname: { name: 'Vor- und Nachname', gender: 'm' },
    email: { name: 'E-Mail-Adresse', gender: 'f' },
    mobile: { name: 'Mobilnummer', gender: 'f' },
    privacy_policy_consented: { name: 'Einwilligung zum Datenschutz', gender: 'f' },
    marketing_consented: { name: 'Einwilligung zu Neuigkeiten', gender: 'f' },
    employment_status: { name: 'Berufsstatus', gender: 'm' },
    employmentStatus: { name: 'Berufsstatus', gender: 'm' },
    applicationType: { name: 'Art der Bewerbung', gender: 'f' },
    listing_id: { name: 'Angebot', gender: 'n' },
    invitation_code: { name: 'Einladungscode', gender: 'm' },
    is_main_tenant: { name: 'Angabe zum Hauptmieter', gender: 'f' },
    code: { name: 'Bestätigungscode', gender: 'm' },
    fiscalCode: { name: 'Codice fiscale', gender: 'm' },
    nationality: { name: 'Staatsangehörigkeit', gender: 'f' },
    dateOfBirth: { name: 'Geburtsdatum', gender: 'n' },
    date_of_birth: { name: 'Geburtsdatum', gender: 'n' },
    placeOfBirth: { name: 'Geburtsort', gender: 'm' },
    country: { name: 'Land', gender: 'n' },
    street: { name: 'Straße', gender: 'f' },
    houseNum: { name: 'Hausnummer', gender: 'f' },
    city: { name: 'Ort', gender: 'm' },
    postcode: { name: 'Postleitzahl', gender: 'f' },
    province: { name: 'Provinz', gender: 'f' },
    current_country: { name: 'Land', gender: 'n' },
    current_street: { name: 'Straße', gender: 'f' },
    current_house_num: { name: 'Hausnummer', gender: 'f' },
    current_city: { name: 'Ort', gender: 'm' },
    current_postcode: { name: 'Postleitzahl', gender: 'f' },
    current_province: { name: 'Provinz', gender: 'f' },
    subStep: { name: 'Teil des Schritts', gender: 'm' },
    numMembers: { name: 'Personenzahl', gender: 'f' },
    household_members_count: { name: 'Haushaltsgröße', gender: 'f' },
    hhMembers: { name: 'Liste der Mitbewohner', gender: 'f' },
    guarantors: { name: 'Liste der Bürgen', gender: 'f' },
    guarantor: { name: 'Bürgschaft', gender: 'f' },
    relationship: { name: 'Beziehung', gender: 'f' },
    role: { name: 'Rolle', gender: 'f' },
    hasPets: { name: 'Angabe zu Haustieren', gender: 'f' },
    petsDetails: { name: 'Beschreibung Ihres Haustiers', gender: 'f' },
    accessibleHouse: { name: 'Angabe zur Barrierefreiheit', gender: 'f' },
    hasIncome: { name: 'Erklärung zum Einkommen', gender: 'f' },
    otherIncomes: { name: 'Liste weiterer Einkünfte', gender: 'f' },
    typeOfContract: { name: 'Art des Vertrags', gender: 'f' },
    paychecksPerYear: { name: 'Zahl der Monatsgehälter', gender: 'f' },
    livingSituation: { name: 'Wohnsituation', gender: 'f' },
    currentRent: { name: 'Miete', gender: 'f' },
    currentDeposit: { name: 'Kaution', gender: 'f' },
    landlordName: { name: 'Name der Vermieterseite', gender: 'm' },
    tenancy_start_date: { name: 'Mietbeginn', gender: 'm' },
    tenancyEndDate: { name: 'Mietende', gender: 'n' },
    extraTenancyInfo: { name: 'Kündigungsgrund', gender: 'm' },
    rent_arrears: { name: 'Angabe zu Mietrückständen', gender: 'f' },
    questionnaire: { name: 'Selbstauskunft', gender: 'f' },
    question: { name: 'Frage', gender: 'f' },
    response: { name: 'Antwort', gender: 'f' },
    details: { name: 'Erläuterung', gender: 'f' },
    waiver: { name: 'Kenntnisnahme', gender: 'f' },
    truthful: { name: 'Erklärung zur Wahrheit', gender: 'f' },
    credit_agency_consent: { name: 'Einwilligung zur Auskunftei', gender: 'f' },
    identified_property: { name: 'Angabe zur Immobilie', gender: 'f' },
    property_type: { name: 'Art der Immobilie', gender: 'f' },
    property_value: { name: 'Wert der Immobilie', gender: 'm' },
    loan_amount: { name: 'Darlehensbetrag', gender: 'm' },
    need_financing: { name: 'Angabe zur Finanzierung', gender: 'f' },
    sources_of_fund: { name: 'Herkunft der Eigenmittel', gender: 'f' },
    source: { name: 'Herkunft der Mittel', gender: 'f' },
    amount: { name: 'Betrag', gender: 'm' },
    confirmation: { name: 'Bestätigung', gender: 'f' },
    confirmed: { name: 'Bestätigung', gender: 'f' },
    step: { name: 'Schritt', gender: 'm' },
    step_router: { name: 'Schritt', gender: 'm' },
    other: { name: 'Angabe', gender: 'f' },
  },
  General: {
    Error: {
      Validation: {
        RegEx:
          '{gender, select, f {Diese} n {Dieses} other {Dieser}} {field} enthält etwas, das wir nicht annehmen können. Bitte prüfen Sie auf Tippfehler.',
      },
    },
  },
  Validation: {
    required: 'Bitte füllen Sie das Feld „{field}“ aus.',
    tooLong: 'Bitte kürzen Sie das Feld „{field}“ auf höchstens {max} Zeichen.',
    tooShort:
      '{gender, select, f {Diese} n {Dieses} other {Dieser}} {field} ist zu kurz. Bitte prüfen Sie, ob etwas fehlt.',
    noLetters: 'Bitte schreiben Sie das Feld „{field}“ mit Buchstaben, nicht nur mit Ziffern oder Satzzeichen.',
    noSuchDay: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag und Monat.',
    inFuture:
      '{gender, select, f {Diese} n {Dieses} other {Dieser}} {field} liegt in der Zukunft. Bitte prüfen Sie das Jahr.',
    tooLarge: 'Dieser Betrag ist zu hoch. Bitte prüfen Sie im Feld „{field}“, ob eine Ziffer zu viel steht.',
    notPositive: 'Bitte geben Sie im Feld „{field}“ einen Betrag über null an.',
    tooMany: '{gender, select, f {Diese} n {Dieses} other {Dieser}} {field} ist zu lang. Bitte entfernen Sie Einträge.',
    choice: 'Bitte wählen Sie im Feld „{field}“ eine der angebotenen Möglichkeiten.',
    consent: 'Bitte setzen Sie das Häkchen bei „{field}“. Ohne geht es nicht weiter.',
    mobileLength: 'Bitte schreiben Sie die Mobilnummer mit {min} bis {max} Ziffern, ohne die Ländervorwahl.',
    example: {
      email: 'Bitte schreiben Sie die E-Mail-Adresse vollständig, zum Beispiel anna.rossi@example.com.',
      mobile:
        'Bitte wählen Sie die Vorwahl und schreiben Sie die Nummer in Ziffern, zum Beispiel +49 und 151 2345 6789.',
      fiscalCode:
        'Bitte übernehmen Sie die 16 Zeichen von Ihrer italienischen Gesundheitskarte, zum Beispiel RSSMRA80A01H501U.',
      date: 'Schreiben Sie das Datum als Tag/Monat/Jahr, zum Beispiel 24/03/1990.',
      postcode:
        'Bitte schreiben Sie die Postleitzahl wie auf einem Brief; in Italien hat sie fünf Ziffern, zum Beispiel 20121.',
      money: 'Bitte schreiben Sie den Betrag in Euro, zum Beispiel 1.234,56.',
    },
    sameName:
      'Diese Person heißt wie Sie. Ist es jemand anderes, können Sie fortfahren; sind Sie es selbst, entfernen Sie bitte den Eintrag.',
  },
  PersonalDetails: {
    Error: {
      AgeTooLow: 'Bewerben kann sich, wer mindestens 18 Jahre alt ist. Bitte prüfen Sie das Geburtsjahr.',
      DOB: 'Dieses Geburtsdatum liegt mehr als 100 Jahre zurück. Bitte prüfen Sie das Jahr.',
    },
  },
  PersonalDetailsSD: { Error: { Acceptance: 'Bitte bestätigen Sie die Erklärung, um fortzufahren.' } },
  Confirmation: {
    Description:
      'Bitte setzen Sie das Häkchen und bestätigen Sie, dass Ihre Angaben wahr sind. Ohne geht es nicht weiter.',
  },
  MortgageInfo: {
    Error: {
      LoanOverValue: 'Das Darlehen ist höher als der Wert der Immobilie. Bitte prüfen Sie beide Beträge.',
      LoanEqualsValue: 'Das Darlehen ist so hoch wie der Wert der Immobilie. Ein Teil muss aus Eigenmitteln kommen.',
    },
  },
  AdditionalDetails: {
    Error: {
      MissingInfo: 'Es fehlt noch etwas, oder eine Angabe passt nicht. Bitte füllen Sie alle Felder dieser Person aus.',
      UnsavedValues:
        'Sie haben begonnen, jemanden hinzuzufügen, aber nicht gespeichert. Speichern Sie zuerst, oder drücken Sie noch einmal auf Weiter.',
    },
    Errors: {
      CoApplicants: {
        CountMisMatch:
          'Die Personenzahl passt nicht zu Ihrer Liste. Bitte erhöhen Sie die Zahl der Personen im Haushalt oder entfernen Sie einen Eintrag.',
      },
    },
  },
};
