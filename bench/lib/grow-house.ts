import type { Database } from '../../apps/server/src/db/database.ts';

export const PAPERS_PER_APPLICATION = 10;
const APPLICATIONS_PER_COMPANY = 200;
const LISTINGS_PER_COMPANY = 10;
/** Of a hundred applications: how many have a case that waits, and how many one that was decided this year. */
const WAITING_PERCENT = 5;
const DECIDED_PERCENT = 60;

/**
 * Fills a house with other people's applications, papers, reports and cases, made by the database itself. Companies,
 * people and months grow with them; nothing sealed can be opened, since nobody looks at it.
 */
export async function growHouse({ pool }: Pick<Database, 'pool'>, applications: number): Promise<void> {
  const client = await pool.connect();
  try {
    // A million rows take longer than any call may.
    await client.query('set statement_timeout = 0');
    // The same house each time: plans near a border would else differ from run to run.
    await client.query('select setseed(0.5)');
    await fill((statement) => client.query(statement), applications);
  } finally {
    client.release(true);
  }
}

async function fill(run: (statement: string) => Promise<unknown>, applications: number): Promise<void> {
  const companies = Math.max(1, Math.round(applications / APPLICATIONS_PER_COMPANY));
  const sealed = `repeat('x', 600)::bytea`;
  const ago = `now() - random() * interval '80 days'`;
  await run(
    `insert into companies (name, created_at) select 'Company ' || n, ${ago} from generate_series(1, ${companies}) n`,
  );
  await run(`
    insert into listings (company_id, title, place, region, created_at)
    select id, 'A home', 'A street 1', 'it', ${ago}
      from companies, generate_series(1, ${LISTINGS_PER_COMPANY}) where name like 'Company %'`);
  await run(`
    insert into users (email_index, profile_sealed, language, created_at)
    select sha256(n::text::bytea), ${sealed}, 'it', ${ago} from generate_series(1, ${applications}) n`);
  await run(`insert into households (created_at) select ${ago} from generate_series(1, ${applications})`);
  await run(`
    with person as (select id, row_number() over () as n from users where length(profile_sealed) = 600),
         household as (select id, row_number() over () as n from households
                        where id not in (select household_id from applications)),
         home as (select l.id, row_number() over () as n from listings l
                    join companies c on c.id = l.company_id where c.name like 'Company %')
    insert into applications (user_id, household_id, listing_id, application_type, region, applicant_role,
      employment_status, answers_sealed, created_at, updated_at)
    select person.id, household.id, home.id, 'rent', 'it', 'main-applicant', 'Employed', ${sealed}, ${ago}, ${ago}
      from person join household using (n)
      join home on home.n = 1 + person.n % ${companies * LISTINGS_PER_COMPANY}`);
  await run(`
    insert into documents (application_id, type, label_sealed, inspection_sealed, parse_status, created_at)
    select a.id, (array['payslip', 'bank_statement', 'national_id'])[1 + n % 3], repeat('x', 60)::bytea, ${sealed},
           'parsed', a.created_at
      from applications a, generate_series(1, ${PAPERS_PER_APPLICATION}) n where length(a.answers_sealed) = 600`);
  await run(`
    insert into reports (application_id, kind, model_version, inputs_digest, model_sealed, generated_at, expires_at)
    select id, 'rent', 'rent-it 1.2', sha256(id::text::bytea), ${sealed}, created_at, created_at + interval '60 days'
      from applications where length(answers_sealed) = 600 and random() < 0.7`);
  await run(`
    insert into review_requests (application_id, document_id, rule, kind, created_at, due_at, decision, reason, answered_at)
    select a.id, (select id from documents d where d.application_id = a.id limit 1), 'R_PAYSLIP_SUMS', 'doubt',
           a.created_at, a.created_at + interval '7 days',
           case when a.draw < ${DECIDED_PERCENT} then 'passed' end,
           case when a.draw < ${DECIDED_PERCENT} then 'known_form' end,
           case when a.draw < ${DECIDED_PERCENT} then a.created_at + interval '1 day' end
      from (select id, created_at, random() * 100 as draw from applications where length(answers_sealed) = 600) a
     where a.draw < ${DECIDED_PERCENT + WAITING_PERCENT}`);
  // What every visit leaves behind for a while, and what is kept of every paper and payment.
  await run(`
    insert into sessions (token_hash, user_id, expires_at)
    select sha256(id::text::bytea), id, now() + interval '1 day' from users where length(profile_sealed) = 600`);
  await run(`
    insert into email_codes (email_index, purpose, code_hash, guesses_left, expires_at, created_at)
    select email_index, 'sign-in', sha256(id::text::bytea), 5, created_at + interval '15 minutes', created_at
      from users where length(profile_sealed) = 600`);
  await run(`
    insert into payments (application_id, provider, session_id, status, amount_cents, currency, paid_at, created_at)
    select id, 'sandbox', 'grown-' || id, 'complete', 2000, 'EUR', created_at, created_at
      from applications where length(answers_sealed) = 600 and random() < 0.7`);
  await run(`
    with file as (
      insert into files (application_id, storage_key, wrapped_key, sha256, size_bytes, content_type, created_at)
      select application_id, md5(id::text), repeat('x', 60)::bytea, sha256(id::text::bytea), 100000, 'application/pdf',
             created_at
        from documents where length(label_sealed) = 60
      returning id, sha256)
    update documents d set file_id = file.id, sha256 = file.sha256
      from file where file.sha256 = sha256(d.id::text::bytea)`);
  await run('analyze');
}
