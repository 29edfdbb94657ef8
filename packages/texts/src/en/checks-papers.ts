/** What the checks on identity papers, payslips, contracts and fiscal papers say. By rule: its title, then a sentence per outcome or variant. */
export const checksPapers = {
  R_ID_TYPE_ACCEPTED: {
    title: 'Kind of identity document',
    passed: 'This kind of document is accepted for your nationality.',
    failed: 'This kind of document is not accepted for your nationality. Please upload an identity card or a passport.',
    companion_only:
      'A fiscal or health card alone does not show who you are. Please add an identity card or a passport.',
    inconclusive: 'We need your nationality before we can say whether this document is accepted.',
  },
  R_ID_BOTH_SIDES: {
    title: 'Front and back',
    passed: 'All sides of the document are there.',
    failed: 'One side of the document is missing. Please upload the other side, too.',
    back_missing: 'We only have the front. Please upload the back as well.',
    front_missing: 'We only have the back. Please upload the front as well.',
    inconclusive: 'We could not tell which side of the document this is. A sharper photo of both sides will help.',
  },
  R_ID_READABLE: {
    title: 'Readable document',
    passed: 'The document could be read.',
    failed:
      'We could hardly read anything on this document. Please take a new photo in good light, without glare, with all corners visible.',
    inconclusive: 'We could not judge whether this document is readable.',
  },
  R_ID_NAME_NOT_DETECTED: {
    title: 'Name on the document',
    passed: 'The name on the document was found.',
    failed: 'We could not find the name on this document. You may continue.',
    inconclusive: 'Too little of the document could be read to look for the name.',
  },
  R_ID_NAME_MATCH: {
    title: 'Your name',
    passed: 'The document shows the name you entered.',
    failed:
      'The document shows another name than the one you entered. Please check your entry, or upload your own document.',
    inconclusive: 'We could not compare the name on the document with the one you entered.',
  },
  R_ID_DOB_MATCH: {
    title: 'Date of birth',
    passed: 'The date of birth on the document is the one you entered.',
    failed: 'The date of birth on the document differs from the one you entered. Please check your entry.',
    inconclusive: 'We could not compare the date of birth.',
  },
  R_ID_BIRTHPLACE_MATCH: {
    title: 'Place of birth',
    passed: 'The place of birth on the document is the one you entered.',
    failed: 'The place of birth on the document differs from the one you entered. Please check your entry.',
    inconclusive: 'We could not compare the place of birth. Places abroad often have several names.',
  },
  R_ID_COUNTRY_MATCH: {
    title: 'Nationality',
    passed: 'The document belongs to the nationality you chose.',
    failed:
      'The document tells another nationality than the one you chose. Please check the nationality, or upload another document.',
    inconclusive: 'We could not tell which nationality the document names.',
  },
  R_ID_EXPIRED: {
    title: 'Validity',
    passed: 'The document is valid.',
    nearly_expired: 'The document is valid until {end}. Please think of renewing it soon.',
    failed: 'The document expired on {end}. Please upload a valid one.',
    too_long:
      'The document is said to be valid for longer than such documents are issued. Please upload the original, both sides.',
    withdrawn:
      'Italian paper identity cards are no longer valid, whatever date is printed on them. Please use the electronic card or a passport.',
    inconclusive: 'We could not read until when the document is valid.',
  },
  R_ID_PERMIT_VALID: {
    title: 'Residence permit',
    passed: 'The residence permit is valid.',
    in_renewal: 'The permit has expired, and the receipt for its renewal is there. That is fine.',
    failed: 'The residence permit expired on {end}. If you asked for a renewal, please upload the receipt.',
    inconclusive: 'We could not read until when the permit is valid.',
  },
  R_ID_MRZ_CHECKDIGITS: {
    title: 'Check digits of the machine-readable lines',
    passed: 'The check digits in the machine-readable lines are right.',
    failed:
      'The check digits in the machine-readable lines are wrong. A genuine document does not have that; please upload the original.',
    inconclusive: 'The machine-readable lines could not be read well enough to check them.',
  },
  R_ID_MRZ_VS_VISUAL: {
    title: 'Machine-readable lines and print',
    passed: 'The machine-readable lines and the printed details agree.',
    failed:
      'The machine-readable lines and the printed details tell different things. Please upload both sides of the same document.',
    inconclusive: 'There was nothing to compare between the machine-readable lines and the print.',
  },
  R_ID_NUMBER_FORMAT: {
    title: 'Document number',
    passed: 'The number is built like those of its issuer.',
    failed: 'The number is not built like those of its issuer.',
    inconclusive: 'The number could not be read, or was covered, which is your right.',
  },
  R_ID_AGE_18: {
    title: 'Of age',
    passed: 'The person on the document is of age.',
    failed: 'According to the document this person is not yet 18. Only adults can apply.',
    inconclusive: 'We could not read the date of birth well enough to know the age.',
  },
  R_ID_SAME_NUMBER_OTHER_PERSON: {
    title: 'Number used once',
    passed: 'Nobody else has used this document number.',
    failed: 'A document with this number was also handed in by somebody else, or under another e-mail address.',
    inconclusive: 'We could not compare this number with other applications.',
  },
  /** In the place of what a rule said, once a person has decided. */
  REVIEWED: {
    title: 'Looked at by a person',
    passed: 'A person has looked at the paper and found this in order.',
    failed: 'A person has looked at the paper and could not accept this.',
    inconclusive: 'A person has looked at the paper and could not settle this.',
  },
  R_FEED_IDENTITY: {
    title: 'Name confirmed by the bank',
    passed: 'The bank knows the person who signed in by the name you gave. No identity paper was looked at for this.',
    inconclusive: 'The bank did not name the person who applies. Many people use an account of their family.',
  },
  R_ID_SELFIE_MATCH: {
    title: 'The person behind the document',
    passed: 'Somebody signed in to a bank account in the name on the document. No face was compared.',
    failed:
      'The bank account that was connected is in another name than the document. Many people use an account of their family, so this alone means little.',
    inconclusive: 'No bank account was connected that could confirm the name on the document. That is optional.',
  },
  R_CF_CHECKCHAR: {
    title: 'Fiscal code: last letter',
    passed: 'The last letter of the fiscal code is right.',
    failed: 'The last letter of the fiscal code does not belong to the rest of it. Please check the paper.',
    inconclusive: 'The fiscal code could not be read well enough to check it.',
  },
  R_CF_VS_NAME: {
    title: 'Fiscal code and name',
    passed: 'The fiscal code belongs to this name.',
    failed: 'The fiscal code was made for another name. Please check that the paper is yours.',
    one_part:
      'Only a part of the name fits the fiscal code. That happens after a change of name; please tell us if it is so.',
    no_name:
      'The name that belongs to this fiscal code stands nowhere on the paper. Please check that the paper is yours.',
    inconclusive: 'We could not compare the fiscal code with a name.',
  },
  R_CF_VS_DOB_SEX: {
    title: 'Fiscal code and birth',
    passed: 'The fiscal code names this date of birth.',
    failed: 'The fiscal code names another date of birth. Please check your entries and the paper.',
    sex_differs: 'The fiscal code tells another sex. Please check your entries.',
    inconclusive: 'We could not compare the fiscal code with a date of birth.',
  },
  R_CF_VS_BIRTHPLACE: {
    title: 'Fiscal code and place of birth',
    passed: 'The fiscal code names this place of birth.',
    failed: 'The fiscal code names another place of birth. Please check your entries.',
    inconclusive: 'We do not know the code of this place, so we could not compare it.',
    no_place: 'No place of birth is told here that we could compare with the fiscal code.',
  },
  R_CF_ON_DOCUMENT_MATCH: {
    title: 'Your fiscal code on the paper',
    passed: 'The paper bears the fiscal code you entered.',
    failed:
      'The paper bears another fiscal code than the one you entered. Please check your entry, or upload your own paper.',
    inconclusive: 'We could not compare the fiscal code on the paper with yours.',
  },
  R_STEUERID_CHECKDIGIT: {
    title: 'German tax ID',
    passed: 'The check digit of the tax ID is right.',
    failed: 'The tax ID on this paper cannot exist: its check digit is wrong. Please upload the original.',
    inconclusive: 'The tax ID could not be read well enough to check it.',
  },
  R_SVNR_CHECKDIGIT: {
    title: 'German insurance number',
    passed: 'The insurance number is right.',
    failed: 'The insurance number on this paper cannot exist: its check digit is wrong. Please upload the original.',
    birth_differs: 'The insurance number names another date of birth. This may be an old correction.',
    inconclusive: 'The insurance number could not be read well enough to check it.',
  },
  R_IBAN_MOD97: {
    title: 'Account number',
    passed: 'The IBAN is right.',
    failed: 'The IBAN on this paper cannot exist: its check digits are wrong. Please upload the original.',
    inconclusive: 'No whole IBAN was found on this paper.',
  },
  R_VAT_CHECKDIGIT: {
    title: 'Number of the employer',
    passed: 'The tax number of the employer is right.',
    failed: 'The tax number of the employer has a wrong check digit.',
    inconclusive: 'The tax number of the employer was not found.',
  },
  R_PAYSLIP_NAME_MATCH: {
    title: 'Name on the payslip',
    passed: 'The payslip is in your name.',
    failed: 'The payslip is in another name. Please upload your own payslips.',
    inconclusive: 'We could not compare the name on the payslip with yours.',
  },
  R_PAYSLIP_MARKED_SAMPLE: {
    title: 'Sample',
    passed: 'Nothing on the payslip says that it is a sample.',
    failed: 'The payslip says of itself that it is a sample. Please upload the one your employer gave you.',
    inconclusive: 'We could not tell whether the payslip is a sample.',
    demonstration: 'A specimen, taken for real because this is a demonstration.',
  },
  R_PAYSLIP_SUMS: {
    title: 'Sums on the payslip',
    passed: 'Earnings less deductions give the net.',
    failed:
      'Earnings less deductions do not give the net on the payslip. Please upload the original file from your employer.',
    unfollowed:
      'We could not follow the sums of this payslip; that does not mean they are wrong. Please add the original file from your employer.',
    payout: 'The amount paid out does not follow from the net and the lines below it.',
    months:
      'The total of the year holds {held, plural, one {one month} other {# months}} of this pay, while {paid, plural, one {one month} other {# months}} had passed by {month}. If you were away without pay, a short note helps.',
    inconclusive: 'We could not read enough amounts to add them up.',
  },
  R_PAYSLIP_GROSS_TO_NET: {
    title: 'From gross to net',
    passed: 'The net fits the gross.',
    failed:
      'The net is higher than this gross can leave. There may be payments we do not see; please explain them, or upload the original.',
    inconclusive: 'We could not judge whether the net fits the gross.',
  },
  R_PAYSLIP_GARNISHMENT: {
    title: 'Creditors paid from the wage',
    passed: 'Nothing is taken off the wage for creditors.',
    failed: 'A part of the wage is seized for a creditor. You may explain it.',
    loan: 'A loan is repaid from the wage. It counts among your monthly costs.',
    inconclusive: 'We could not read all lines of the payslip.',
  },
  R_PAYSLIP_ROUND_NUMBERS: {
    title: 'Round numbers',
    passed: 'The amounts look as payroll programs reckon them.',
    failed: 'Tax, contributions and net are all round numbers, which payroll programs hardly ever give.',
    inconclusive: 'Too few amounts were read to judge them.',
  },
  R_IT_PAYSLIP_LUL_FIELDS: {
    title: 'Details of an Italian payslip',
    passed: 'The details that Italian payslips carry are there.',
    failed: 'Several details that Italian payslips carry are missing. Please upload the full payslip as issued.',
    inconclusive: 'The payslip could not be read well enough to look for all details.',
  },
  R_IT_INPS_RATE: {
    title: 'Pension contributions',
    passed: 'The contributions are a usual share of their base.',
    failed: 'The contributions are {found} percent of their base, which is no usual share.',
    row: '{rows, plural, one {A row of contributions prints} other {# rows of contributions print}} another amount than base and share give.',
    taxed: 'More was taxed than was insured, which slips of an ordinary month do not show.',
    insured: 'The slip pays more than it insured, though all that it pays has to be insured.',
    inconclusive: 'Contributions or their base could not be read well enough to judge them.',
  },
  R_IT_IRPEF: {
    title: 'Income tax of the month',
    passed: 'The income tax fits the taxable pay.',
    failed: 'The income tax does not fit the taxable pay. Settlements explain that in some months.',
    inconclusive: 'We could not judge the income tax of this month.',
  },
  R_IT_TFR_ACCRUAL: {
    title: 'Severance set aside',
    passed: 'The severance set aside fits the pay.',
    failed: 'The severance set aside does not fit the pay it is reckoned from.',
    inconclusive: 'The severance set aside was not found, or its base is not printed.',
  },
  R_DE_PAYSLIP_EBV_FIELDS: {
    title: 'Details of a German payslip',
    passed: 'The details that German payslips carry are there.',
    failed:
      'Many details that German payslips carry are missing. You may cover some, such as religion, but please upload the full payslip.',
    inconclusive: 'The payslip could not be read well enough to look for all details.',
  },
  R_DE_SV_RATES: {
    title: 'Social insurance',
    passed: 'The insurance contributions are the usual shares of the pay.',
    failed:
      'Some insurance contributions are not a usual share of the pay. Please upload the original file from your employer.',
    inconclusive: 'The insurance contributions could not be judged, as in small or graded jobs.',
  },
  R_DE_LST_RECOMPUTE: {
    title: 'Wage tax',
    passed: 'The wage tax fits pay and tax class.',
    failed: 'The wage tax is far from what pay and tax class {taxClass} give. An allowance may explain it.',
    inconclusive: 'We could not judge the wage tax of this month.',
  },
  R_DE_ONE_OFF: {
    title: 'One-off payments',
    passed: 'This is an ordinary month.',
    excluded: 'One-off payments were found. They do not count as monthly income.',
    failed: 'This month pays clearly more than the others, and we do not see why. You may explain it.',
    inconclusive: 'There was no other month to compare with, or the pay could not be read.',
  },
  R_DE_MINIJOB: {
    title: 'Small job or short-time work',
    passed: 'This is a regular job.',
    failed: 'This is a small job (Minijob).',
    short_time: 'The employer paid short-time allowance in this month.',
    inconclusive: 'We could not tell what kind of job this is.',
  },
  R_PAYSLIP_EMPLOYER_MATCH: {
    title: 'Employer',
    passed: 'All papers name the same employer.',
    failed:
      'The payslip names {found}, but elsewhere the employer is {expected}. Please check your entry, or explain the difference.',
    changed: 'Your payslips are from two employers: {found}, then {expected}. The newer job counts.',
    inconclusive: 'We could not compare the employer.',
  },
  R_PAYSLIP_MONTHS: {
    title: 'Last three months',
    passed: 'Payslips of the last three months are there.',
    failed:
      '{count, plural, one {A payslip is missing} other {Payslips are missing}}: {missing}. Please upload {count, plural, one {it} other {them}}.',
    inconclusive: 'The month of a payslip could not be read, so we do not know whether one is missing.',
  },
  R_PAYSLIP_CONTINUITY: {
    title: 'Months in a row',
    passed: 'The payslips follow each other month by month.',
    failed:
      'Between your payslips {count, plural, one {a month is missing} other {months are missing}}: {missing}. Please upload {count, plural, one {it} other {them}}.',
    inconclusive:
      'There are too few payslips, or the month of one could not be read, to see whether they follow each other.',
  },
  R_PAYSLIP_RECENT: {
    title: 'Recent payslip',
    passed: 'The newest payslip is recent.',
    failed: 'The newest payslip is of {month}, more than three months ago. Please upload a newer one.',
    inconclusive: 'We could not read the month of the newest payslip.',
  },
  R_PAYSLIP_DUPLICATE_MONTH: {
    title: 'Same month twice',
    passed: 'Each month is there once.',
    failed: 'A month is there more than once: {months}. One copy is enough.',
    conflicting:
      'There are payslips with different amounts for the same month: {months}. Please tell us which one holds.',
    inconclusive: 'We could not read the month of every payslip.',
  },
  R_PAYSLIP_YTD_PROGRESSION: {
    title: 'Totals of the year',
    passed: 'The totals of the year grow from slip to slip by what the month brought.',
    failed:
      'From one slip to the next the year’s total grew by less than the pay of {month}. Please upload the original files from your employer.',
    inconclusive: 'The totals of the year could not be compared.',
  },
  R_PAYSLIP_AMOUNT_VS_DECLARED: {
    title: 'Income as declared',
    passed: 'Your payslips bear out the income you declared.',
    failed: 'Your payslips show clearly less than the income you declared. Please check your entry.',
    lower_declared: 'Your payslips show clearly more than the income you declared. Please check your entry.',
    gross_declared: 'You seem to have entered your gross pay. Please enter what reaches your account.',
    inconclusive: 'We could not compare your payslips with a declared income.',
  },
  R_PAYSLIP_START_DATE_SENIORITY: {
    title: 'Time in the job',
    passed: 'You have held this job for {months, plural, one {# month} other {# months}}.',
    failed: 'You have held this job for {months, plural, one {# month} other {# months}}, less than half a year.',
    after_period: 'The payslip says that the job began on {start}, after the month it pays.',
    inconclusive: 'We could not read when the job began.',
  },
  R_PAYSLIP_ACTIVE_CONTRACT: {
    title: 'Job still held',
    passed: 'Nothing on the payslip says that the job has ended.',
    ends: 'The job ends on {end}.',
    failed: 'According to the payslip the job ended on {end}. Please upload papers of your present income.',
    inconclusive: 'The payslips do not tell whether the job is still held.',
  },
  R_IT_13_14: {
    title: 'Thirteenth and fourteenth pay',
    passed: 'Extra monthly payments were recognised and are not counted as ordinary months.',
    failed: 'The payslips point to {found} payments a year, you declared {expected}. Please check your entry.',
    inconclusive: 'The payslips do not show how many payments a year there are.',
  },
  R_DE_TAXCLASS_STABLE: {
    title: 'Tax class',
    passed: 'The tax class is the same on all payslips that show it.',
    failed: 'The tax class changes between the payslips: {classes}. Couples may do that; a word from you will help.',
    inconclusive: 'The tax class could not be read on enough payslips.',
  },
  R_CONTRACT_PDF: {
    title: 'Contract as PDF',
    passed: 'The contract is a PDF file.',
    failed: 'Please upload the contract as a PDF file, not as a picture.',
    inconclusive: 'We could not tell what kind of file this is.',
  },
  R_CONTRACT_PARTIES: {
    title: 'Parties of the contract',
    passed: 'The contract is between you and your employer.',
    failed: 'The contract names another employee. Please upload your own contract.',
    employer: 'The contract names {found} as employer, you entered {expected}. Please check your entry.',
    inconclusive: 'We could not read or compare both parties of the contract.',
  },
  R_CONTRACT_ALL_PAGES: {
    title: 'All pages of the contract',
    passed: 'All pages of the contract are there.',
    failed: 'Of {total} pages these are missing: {missing}. Please upload the whole contract.',
    inconclusive: 'The pages are not numbered, so we cannot tell whether all are there.',
  },
  R_CONTRACT_SIGNED: {
    title: 'Signature',
    passed: 'The contract is signed.',
    failed: 'The field for the signature is empty. Please upload the signed contract.',
    inconclusive: 'We cannot see whether the contract is signed.',
  },
  R_CONTRACT_DATE: {
    title: 'Date of the contract',
    passed: 'The contract is dated {day}.',
    failed: 'The contract bears a date to come: {day}. Please check the file.',
    late: 'The contract is dated {day}, long after the job began on {start}. If it renews an earlier one, a short note helps.',
    inconclusive: 'We could not read when the contract was signed.',
  },
  R_CONTRACT_START: {
    title: 'Start of the job',
    passed: 'The job began on {start}.',
    failed: 'The job begins on {start}. Until then its pay counts as promised income.',
    inconclusive: 'We could not read when the job begins.',
  },
  R_CONTRACT_PROBATION: {
    title: 'Probation',
    passed: 'The probation ended on {end}.',
    failed: 'The probation runs until {end}.',
    inconclusive: 'We could not read how long the probation lasts.',
  },
  R_CONTRACT_FIXED_TERM: {
    title: 'End of the contract',
    passed: 'The contract has no end.',
    ends: 'The contract runs until {end}.',
    failed: 'The contract ends on {end}, before the home is moved into. An extension or other income will help.',
    ended: 'The contract ended on {end}. Papers of the present income will help.',
    inconclusive: 'We could not read when the contract ends.',
  },
  R_CONTRACT_KIND_DECLARED: {
    title: 'Kind of contract',
    passed: 'The contract is of the kind you declared.',
    failed: 'The contract is of another kind than you declared. Please check your entry.',
    inconclusive: 'We could not compare the kind of contract.',
  },
  R_CONTRACT_SALARY_VS_PAYSLIP: {
    title: 'Salary in contract and payslip',
    passed: 'Contract and payslip tell about the same salary.',
    failed: 'Contract and payslip tell different salaries. A change of hours may explain it; please tell us.',
    inconclusive: 'We could not compare the salary of contract and payslip.',
  },
  R_CONTRACT_SALARY_SUMS: {
    title: 'Monthly and yearly salary in the contract',
    passed: 'The monthly and the yearly salary in the contract agree.',
    failed:
      'The monthly and the yearly salary in the contract do not fit together. If a bonus explains it, a short note helps.',
    odd: 'The yearly salary in the contract is no whole number of monthly payments. If a bonus explains it, a short note helps.',
    inconclusive: 'The contract does not tell how the yearly salary is paid.',
  },
  R_TAX_CLASSIFICATION: {
    title: 'Kind of tax paper',
    passed: 'This is a tax paper.',
    failed: 'This is not the tax paper you meant to upload. Please choose another file.',
    inconclusive: 'We do not recognise this paper. If it is the right one, you may continue.',
  },
  R_TAX_YEAR: {
    title: 'Tax year',
    passed: 'The tax paper for {year} is recent enough.',
    failed: 'The tax paper for {year} is older than a year and a half. Please upload the one for a later year.',
    future: 'The tax paper is for {year}, a year to come. Please check the file.',
    inconclusive: 'We could not tell which year the tax paper is for, or that year is not over.',
  },
  R_TAX_ALL_PAGES: {
    title: 'All pages of the tax paper',
    passed: 'All pages are there.',
    failed: 'Of {total} pages these are missing: {missing}. Please upload the whole paper.',
    inconclusive: 'The pages are not numbered, so we cannot tell whether all are there.',
  },
  R_TAX_NAMES: {
    title: 'Name on the tax paper',
    passed: 'The tax paper is in your name.',
    joint: 'The tax paper is of a couple, and you are one of the two.',
    failed: 'The tax paper is in another name. Please upload your own.',
    inconclusive: 'We could not compare the name on the tax paper with yours.',
  },
  R_TAX_CF_MATCH: {
    title: 'Tax number on the tax paper',
    passed: 'The tax number on the paper is yours.',
    joint: 'The paper is of a couple, and one of the tax numbers is yours.',
    failed: 'The tax number on the paper is not yours. Please upload your own tax paper.',
    inconclusive: 'We could not compare the tax number.',
  },
  R_TAX_SUMS: {
    title: 'Sums on the tax paper',
    passed: 'The sums on the tax paper come out.',
    failed: 'A sum on the tax paper does not come out. There are lawful exceptions.',
    inconclusive: 'The sums have exceptions that we cannot judge.',
  },
  R_TAX_INCOME_VS_PAYSLIPS: {
    title: 'Year and months',
    passed: 'The income of the year fits your payslips.',
    failed:
      'The income of the year does not fit your payslips. Extra payments or a change of the tax year may explain it; please tell us.',
    inconclusive: 'We could not compare the year with your payslips.',
  },
  R_TAX_BENEFIT_VALID: {
    title: 'Benefit still paid',
    passed: 'The benefit is being paid.',
    ends: 'The benefit is paid until {end}.',
    failed: 'The benefit ended on {end}. Please upload papers of your present income.',
    not_begun: 'The benefit begins on {start} only.',
    refused: 'The letter says that the benefit was refused.',
    old: 'The letter is of {issued}. Please upload a newer one.',
    inconclusive: 'We could not read how long the benefit is paid.',
  },
  R_IT_CU_EMPLOYER: {
    title: 'Who issued the certificate',
    passed: 'The certificate comes from your employer.',
    failed: 'The certificate comes from {found}, your payslips from {expected}. Please tell us why.',
    new_job: 'The certificate comes from another employer, and you have changed jobs since.',
    inconclusive: 'We could not compare the issuer of the certificate with your employer.',
  },
  R_IT_CU_VS_PROGRESSIVES: {
    title: 'Certificate and December payslip',
    passed: 'The certificate agrees with the December payslip.',
    failed: 'The certificate and the December payslip tell different tax for the year.',
    inconclusive: 'The totals of the year were not found on both papers.',
  },
  R_IT_730_FILED: {
    title: 'Return filed (730)',
    passed: 'The return was filed.',
    failed:
      'Nothing shows that this return was filed; without that it has no legal value. Please add the receipt or the settlement sheet 730-3.',
    inconclusive: 'We could not read whether the return was filed.',
  },
  R_IT_REDDITI_RECEIPT: {
    title: 'Return filed (Redditi)',
    passed: 'The return was filed.',
    failed:
      'The receipt for this return is missing; without it the return has no legal value. Please upload the receipt, too.',
    inconclusive: 'We could not read whether the return was filed.',
  },
  R_IT_FLAT_RATE: {
    title: 'Flat-rate business',
    passed: 'Receipts and income fit the flat-rate scheme.',
    failed: 'The receipts are above what the flat-rate scheme allows.',
    coefficient: 'The income is not a lawful part of the receipts under the flat-rate scheme.',
    inconclusive: 'We could not read receipts and income.',
  },
  R_IT_NASPI_AMOUNT: {
    title: 'Amount of unemployment benefit',
    passed: 'The amount is possible.',
    failed: 'The amount is higher than the law pays.',
    inconclusive: 'We could not read the amount or its beginning.',
  },
  R_DE_LSTB_VS_SLIP: {
    title: 'Wage certificate and December payslip',
    passed: 'The wage certificate agrees with the December payslip.',
    failed: 'The wage certificate and the December payslip tell different totals.',
    inconclusive: 'The totals of the year were not found on both papers.',
  },
  R_DE_LSTB_PENSION_SHARE: {
    title: 'Pension contributions and wage on the certificate',
    passed: 'The pension contributions fit the wage on the certificate.',
    failed: 'The pension contributions are too small for the wage on the certificate.',
    inconclusive: 'The certificate does not tell enough to compare wage and pension contributions.',
  },
  R_DE_EST_BESCHEID_KIND: {
    title: 'Kind of tax assessment',
    passed: 'The assessment rests on a tax return.',
    failed: 'This assessment does not prove an income. Please upload the last full one.',
    estimated: 'The tax office estimated this income. Please add the assessment of another year, or current figures.',
    prepayment: 'This notice only sets prepayments. Please upload the full assessment.',
    inconclusive: 'We could not read an income on this assessment.',
  },
  R_DE_BUSINESS_FIGURES: {
    title: 'Figures of the business',
    passed: 'The figures stand beside a tax assessment.',
    failed: 'These figures were drawn up by the business itself. Please add the last tax assessment.',
    loss: 'The figures show a loss. Please add the last tax assessment or other income.',
    inconclusive: 'We could not read the result.',
  },
} as const;
