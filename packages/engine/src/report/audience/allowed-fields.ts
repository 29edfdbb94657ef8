export type FieldTable = Readonly<Record<string, string>>;

/**
 * Every field of a report that somebody decided others may have, by the object it stands in; a star stands for any name.
 * What is not named here leaves no report: a new field reaches its owner and nobody else. Many of these arrive empty,
 * depending on who looks; that is decided where the report is cut for them.
 */
export const reportFields: FieldTable = {
  '': 'aggregated_error_messages audience balances bank_statements_incomes cashflow certainty checks checks_tally coverage deposit employment evidence explain generated_on guarantee guarantors hh_members household kind listing_info model monthly monthly_affordability mortgage national_ids other_documents other_questions own_room payslips_controls payslips_incomes personal_details recurrent_costs report_id transactions valid_until',
  aggregated_error_messages: 'data msg papers source type',
  'aggregated_error_messages.data': '*',
  balances:
    'average average_days days days_below_zero last_salary_on lowest lowest_on returned_debits salary_days steps',
  'balances.steps': 'balance days from',
  bank_statements_incomes: 'content error_files label',
  'bank_statements_incomes.content': 'counted coverage is_fraud kind label monthly notes places reason times',
  'bank_statements_incomes.content.coverage': 'month msg numeric_value translation_key value year',
  'bank_statements_incomes.content.places': 'box key page part what',
  cashflow: 'alimony month other outflow salary support',
  certainty: 'about data grade reason',
  'certainty.data': '*',
  checks: 'data level message outcome papers rule working',
  'checks.data': '*',
  checks_tally: 'failed inconclusive noted passed',
  coverage: 'months rows',
  'coverage.rows': 'row states',
  deposit: 'balance basis covered instalments_allowed ratio_percent rent rents_covered required',
  employment:
    'active_contract actual_monthly_rent average_cash_balance commitments contract_end employer employment_monthly_income employment_start_date monthly_income other_monthly_income paychecks_per_year recurrent_costs seniority status type_of_contract',
  'employment.actual_monthly_rent': 'display error_msg valid value',
  'employment.average_cash_balance': 'value value_translation_key',
  'employment.monthly_income': 'net_value value',
  'employment.other_monthly_income': 'value warning',
  'employment.seniority': 'valid value',
  evidence:
    'account_ending document_id from issuer key kind month original pages side to transactions type unused_for used year',
  explain: 'binding counterfactuals documents figure formula inputs limits reasons unit value weights',
  'explain.counterfactuals': 'data key unit value',
  'explain.counterfactuals.data': '*',
  'explain.documents': 'box key page part what',
  'explain.inputs': 'label name places unit value',
  'explain.inputs.places': 'box key page part what',
  'explain.limits': 'binding cents name',
  'explain.weights': 'amount counted income label percent places reason',
  'explain.weights.places': 'box key page part what',
  guarantee: 'covered room shortfall strong',
  guarantors: 'content',
  'guarantors.content': 'commitments email fullname housing monthly_income pending relationship room share',
  hh_members: 'content label',
  'hh_members.content': 'date_of_birth email fullname note relationship role',
  household: 'adults living_minimum minors',
  listing_info: 'company_name title',
  model: 'constants format name region',
  'model.constants': 'name unit value',
  monthly:
    'balance_end balance_lowest bank_income bank_one_off counted key month other_in outgoings paper_income paper_one_off recurrent rent_paid',
  monthly_affordability: 'max min percentage rent rent_covered rent_kind translation_key value',
  mortgage:
    'age_limit ancillary available_income cautious_budget down_payment_coverage dti financial_expenses funds identified_property instalment instalment_budget judged_maturity label loan_amount loan_percentage ltv ltv_band maturities maturity_reason need_financing property_type property_value rate_percent required_funds shown_funds suggested_maturity sustainable_maturity sustainable_mortgage wished_maturity',
  'mortgage.ancillary': 'from from_percent to to_percent',
  'mortgage.funds': 'declared places shown source state',
  'mortgage.funds.places': 'box key page part what',
  'mortgage.maturities': 'allowed could_borrow dti fits instalment suggested years',
  national_ids: 'box country error_msg expiration_date expiration_date_label key page side type valid value',
  other_documents: 'info key label msg notes possible_type type valid',
  'other_documents.info': 'translation_key unit value',
  other_questions: 'answer details translation_key voluntary',
  own_room: 'commitments housing income room',
  payslips_controls: 'content label',
  'payslips_controls.content': 'icon papers reverse_colors translation_key value',
  payslips_incomes: 'coverage error_files is_fraud label rows',
  'payslips_incomes.coverage': 'month msg numeric_value translation_key value year',
  'payslips_incomes.rows':
    'counted deducted difference gross in_bank in_bank_on key kind month net one_off ordinary paid places withheld withheld_for',
  'payslips_incomes.rows.places': 'box key page part what',
  personal_details:
    'birth_address controls current_address date_of_birth email fields generated_on id mobile name pets report_id residency_label role valid_until verified',
  'personal_details.controls': 'icon reverse_colors translation_key value',
  'personal_details.fields': 'papers translation_key valid value',
  'personal_details.pets': 'has_pets translation_key value',
  recurrent_costs: 'content total',
  'recurrent_costs.content': 'coverage ended kind label latest monthly places times treatment',
  'recurrent_costs.content.coverage': 'month msg numeric_value translation_key value year',
  'recurrent_costs.content.places': 'box key page part what',
  transactions: 'account amount balance box description entry_date key page',
};

/** The household's own; what it shares with a report is allowed as there. */
export const householdFields: FieldTable = {
  ...reportFields,
  '': 'aggregated_error_messages audience deposit explain generated_on group guarantee household kind listing_info members model monthly_affordability mortgage of report_id valid_until',
  group: 'average_cash_balance checks_tally commitments monthly_income pending',
  'group.checks_tally': 'failed inconclusive noted passed',
  members:
    'average_cash_balance checks_tally commitments counted fullname monthly_income pending relationship role room share verified',
  'members.checks_tally': 'failed inconclusive noted passed',
};

/** With the owner alone: where on a page something was read and what is printed there, and the working of a check. */
export const ownersOnly: readonly RegExp[] = [/(^|\.)box\.\w+$/, /(^|\.)printed$/, /^checks\.working\./];
