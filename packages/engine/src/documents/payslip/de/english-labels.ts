/** What German payslips print for employees who read English. Wordings are parted by commas. */
export const englishLabels: Readonly<Record<string, string>> = {
  title: 'payslip, pay slip, salary statement, payroll statement, statement of earnings, salary slip, pay statement',
  period: 'pay period, period, payroll period, payroll month, for the month of, salary month, payment month',
  employee_name: 'employee, employee name, name of employee',
  employer_name: 'employer, company',
  personnel_number: 'employee no, employee number, employee id, personnel number, personnel no, staff number',
  fiscal_code: 'tax id, tax identification number',
  birth: 'date of birth, birth date, birthday, dob',
  hire: 'start date, entry date, date of entry, hire date, employed since, date of joining, joining date',
  end: 'exit date, end date, leaving date',
  tax_class: 'tax class, tax bracket',
  sv_number: 'social security no, social security number, social insurance number, pension insurance number',
  health_fund: 'health insurance fund, health insurance provider',
  gross: 'gross, gross salary, gross pay, total gross, gross earnings, gross wage, gross income, total gross pay',
  tax_gross: 'taxable, taxable gross, gross for tax, taxable income',
  social_gross: 'social security gross',
  wage_tax: 'income tax, wage tax, income tax lohnsteuer, wage tax lohnsteuer, payroll tax',
  church_tax: 'church tax, church tax kirchensteuer',
  solidarity: 'solidarity surcharge, solidarity tax, solidarity contribution',
  health: 'health insurance, health insurance contribution, health insurance employee',
  pension: 'pension insurance, pension insurance contribution, pension insurance employee',
  unemployment: 'unemployment insurance, unemployment insurance contribution, unemployment insurance employee',
  care: `
    nursing care insurance, care insurance, long term care insurance, nursing insurance, nursing care insurance
    contribution`,
  tax_deductions: 'total tax, total taxes, tax deductions, total tax deductions',
  social_security_deductions:
    'total social security, total social insurance, social security contributions, social security deductions',
  statutory_deductions: 'total deductions, total statutory deductions, deductions total',
  net: 'net, net salary, net pay, net earnings, net wage, net income, total net',
  paid_amount: 'payout amount, payout, amount paid, bank transfer, transfer amount, amount transferred, net payment',
  iban: 'bank account, bank details, account number',
};
