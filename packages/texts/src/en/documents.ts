/** What is said about papers that people hand in. The checks of their content have bundles of their own. */
export const documents = {
  Upload: {
    Error: {
      MaxFileSize:
        'This file is too large: it has {size} MB, and {limit} MB is the most. A lower resolution in the scanner settings, or fewer pages, will help.',
      Empty: 'This file is empty. Perhaps the download was interrupted; please save it again.',
      InvalidType: 'We cannot open files of this kind. Please use a PDF, a PNG or a JPEG.',
      Heic: 'This is a HEIC picture from an iPhone, which we cannot open yet. Please send it as a JPEG: Settings, Camera, Formats, Most Compatible.',
      Zip: 'This is a ZIP archive. Please unpack it and upload the documents inside one by one.',
      Program: 'This is a program, not a document. Nothing was kept.',
    },
  },
  Uploads: {
    Names: 'It names {other_person}.',
    PleaseWaitFilesParsed: 'One moment please: we are still reading your files.',
    UploadMissingDocuments: 'Something is still missing. Please upload the other side or the other document as well.',
    AtleastOneDocument: 'Please upload at least one valid identity document.',
    Warning: {
      Missing: '{label} is missing.',
      TooManyPages:
        'This file has very many pages. We read the first ones only; please check that everything important is there.',
    },
    Error: {
      Incomplete: 'The upload was interrupted. Nothing was kept; please try again.',
      TooMany:
        'You have {limit} files here, and that is the most we keep for one application. Delete what is not needed, then add this one.',
      UndefinedDocumentId: 'undefined document id',
      NotReadYet: 'We are still reading this file. Please try again in a moment.',
      HandoverInvalid: 'This code has been used or has expired. Please show a new one on your computer.',
      Duplicate: 'You have already uploaded this file as “{name}”. You can delete this copy.',
      Locked: 'This PDF is locked with a password. Please save it without one and upload it again.',
      Corrupt: 'This file is damaged and cannot be opened. Please download it again from where you got it.',
      TooManyPixels: 'This picture is too large to be read. Please use a smaller resolution.',
      TookTooLong:
        'This file could not be read in time. Please try again; if it happens once more, upload fewer pages, or the original PDF instead of a scan.',
      TooCostly:
        'This file is too complex to be read. Please upload the original PDF, or save it again with fewer pages.',
      NotParsed: 'The uploaded file was not parsed successfully. Please try again with the original file.',
      FileError: 'file error',
    },
  },
  BankAccts: {
    Error: {
      ParseException: 'We could not read this bank statement. Please upload the original PDF from your online banking.',
      InvalidFileType:
        'Bank statements must be the original PDF from your online banking; photos and scans cannot be used.',
      Coverage:
        'Your statements have to cover the last {required, plural, one {month} other {# months}} without a gap. {count, plural, =0 {Please upload more statements.} one {{months} is missing.} other {{months} are missing.}}',
      Missing: 'A bank statement is missing. Please upload the last {required} months.',
    },
    Warning: {
      Refiled:
        'You chose {chosen}, but this statement is from {bank}. We have put it under {bank}; there is nothing to do.',
    },
    NotListed: 'My bank is not listed',
  },
  Payslips: {
    Error: { Unreadable: 'We could not read this payslip. Please upload the original PDF, or a sharper photo.' },
    Warning: {
      DateRange:
        'We need your last {required} payslips. {count, plural, =0 {Please upload the missing ones.} one {{months} is missing.} other {{months} are missing.}}',
    },
  },
  IdDocs: {
    Error: {
      NotReadable:
        'We could not read this document. Please take a new photo in good light, without glare and with all four corners visible.',
    },
  },
  Contract: {
    Error: {
      PdfOnly: 'The work contract must be a PDF. Please scan all its pages into one file.',
      Unreadable: 'We could not read this contract. Please upload a sharper scan of all pages.',
    },
  },
  Fiscal: {
    Error: {
      PdfOnly: 'Tax documents must be the original PDF.',
      Unreadable: 'We could not read this tax document. Please upload the original PDF as you received it.',
    },
  },
  IncomeCheck: {
    Missing: '{count, plural, one {{papers} is still missing.} other {One of these is still missing: {papers}.}}',
    FirstYear:
      'Your payslip says that this job began only recently, so we do not wait for {count, plural, one {{papers}} other {one of these: {papers}}}. If you had another job or income before, please add its paper.',
    GlobalError: 'Some documents need another look before you can go on.',
    ForMonths: '{name} for {months}',
    DocumentTypes: {
      national_id: 'Identity document',
      payslip: 'Payslips',
      work_contract: 'Work contract',
      fiscal_doc: 'Tax return',
      income_letter: 'Pension or benefit letter',
      tax_assessment: 'Income tax assessment',
      cud: 'Tax certificate (CU)',
      bank_statement: 'Bank statement',
      other: 'Another document',
      mortgage_doc: 'Proof of funds',
    },
  },
  IdOptions: {
    digital_id: 'Electronic ID card',
    passport: 'Passport',
    passport_fiscal_card: 'Passport and health card',
    passport_permit: 'Passport and residence permit',
    paper_id_fiscal_card: 'Paper ID card and health card',
    paper_id: 'Paper ID card',
    About: {
      digital_id: 'Front and back of the plastic card',
      passport: 'The page with your photo',
      passport_fiscal_card: 'The page with your photo, and the front of the card with your fiscal code',
      passport_permit: 'The page with your photo, and both sides of the permit or ID card',
      paper_id_fiscal_card: 'Not valid any more since 3 August 2026: please use the electronic card or a passport',
      paper_id: 'Not valid any more since 3 August 2026: please use the electronic card or a passport',
    },
    Papers: {
      id_card: 'ID card',
      passport: 'Passport',
      paper_id_card: 'Paper ID card',
      residence_permit: 'Residence permit or ID card',
      fiscal_card: 'Fiscal card',
    },
  },
  Facts: {
    surname: 'Surname',
    given_names: 'Given names',
    holder: 'Account holder',
    employee_name: 'Employee',
    person_name: 'Name',
    birth_date: 'Date of birth',
    date_of_birth: 'Date of birth',
    birth_place: 'Place of birth',
    nationality: 'Nationality',
    document_number: 'Document number',
    expiry_date: 'Valid until',
    fiscal_code: 'Fiscal code',
    fiscal_id: 'Tax number',
    address: 'Address',
    employer_name: 'Employer',
    payer_name: 'Employer or payer',
    hire_date: 'Employed since',
    employment_start: 'Start of employment',
    employment_end: 'End of employment',
    end_date: 'End of contract',
    period: 'Month',
    tax_year: 'Tax year',
    gross: 'Gross pay',
    net: 'Net pay',
    gross_income: 'Gross income',
    taxable_income: 'Taxable income',
    tax: 'Tax',
    gross_monthly: 'Gross amount a month',
    net_monthly: 'Net amount a month',
    benefit_start: 'Benefit from',
    benefit_end: 'Benefit until',
    bank: 'Bank',
    iban: 'IBAN',
    period_start: 'First day',
    period_end: 'Last day',
    opening_balance: 'Opening balance',
    closing_balance: 'Closing balance',
    issue_date: 'Issued on',
  },
  /** Keys as the interface names them. */
  Yapily: {
    Errors: {
      AuthenticationFailedMsg:
        'Your bank did not confirm the connection. You can try again, or upload the statements as PDF.',
      CredentialsRecheck: 'Please check the details you entered at your bank.',
      SignInFailed:
        'Your bank did not confirm the sign-in. Please check the name and password, or upload the statements as PDF.',
      TransactionsFailedTryAgain:
        'The account could not be read just now. Your consent still stands: please try again.',
      InvalidScaCode: 'The bank did not accept this code. Please check it and enter it again.',
      Error:
        'Something went wrong with the connection to your bank. Please start again, or upload the statements as PDF.',
    },
  },
} as const;
