CREATE TABLE "applicant_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"staff_id" uuid,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"staff_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_staff_id_company_id_pk" PRIMARY KEY("staff_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "listing_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"email_index" "bytea" NOT NULL,
	"address_sealed" "bytea" NOT NULL,
	"language" text NOT NULL,
	"staff_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_index" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"guesses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"staff_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"mac" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"document_id" uuid,
	"rule" text,
	"kind" text DEFAULT 'asked' NOT NULL,
	"words_sealed" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"assigned_to" uuid,
	"assigned_at" timestamp with time zone,
	"decision" text,
	"reason" text,
	"fund_source" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answer" integer,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "report_hold" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "charges_cents" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "stage" text DEFAULT 'wish' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "report_email" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_releases" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applicant_acts" ADD CONSTRAINT "applicant_acts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_acts" ADD CONSTRAINT "applicant_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_invites" ADD CONSTRAINT "listing_invites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_invites" ADD CONSTRAINT "listing_invites_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_acts_application" ON "applicant_acts" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "company_logos_company" ON "company_logos" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_invites_once" ON "listing_invites" USING btree ("listing_id","email_index");--> statement-breakpoint
CREATE INDEX "staff_codes_email" ON "staff_codes" USING btree ("email_index","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_audit" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "person_requests_user" ON "person_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_requests_open" ON "person_requests" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "review_requests_application" ON "review_requests" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "review_requests_open" ON "review_requests" USING btree ("due_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company" ON "webhook_endpoints" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applications_idle" ON "applications" USING btree ("updated_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reports_generated" ON "reports" USING btree ("generated_at");--> statement-breakpoint
-- Links every line of the record to the one before it. Runs when the transaction commits, so that the lock is the last
-- one taken and held for the commit alone; the order of the chain is the order of commits.
CREATE FUNCTION "audit_link"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last "audit_chain"%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(7238117002);
  SELECT * INTO last FROM "audit_chain" ORDER BY "seq" DESC LIMIT 1;
  INSERT INTO "audit_chain" ("seq", "audit_id", "hash") VALUES (
    coalesce(last.seq, 0) + 1,
    NEW.id,
    sha256(coalesce(last.hash, ''::bytea) || convert_to(jsonb_build_array(
      NEW.id, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.actor_kind, NEW.actor_id, NEW.action,
      NEW.application_id, NEW.subject_id, NEW.data)::text, 'UTF8')));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_link" AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "audit_link"();--> statement-breakpoint
-- Lines from before are linked in the order in which they were written.
DO $$
DECLARE
  line record;
  hash bytea := ''::bytea;
  seq bigint := 0;
BEGIN
  FOR line IN SELECT * FROM "audit_log" ORDER BY "id" LOOP
    seq := seq + 1;
    hash := sha256(hash || convert_to(jsonb_build_array(
      line.id, to_char(line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), line.actor_kind, line.actor_id,
      line.action, line.application_id, line.subject_id, line.data)::text, 'UTF8'));
    INSERT INTO "audit_chain" ("seq", "audit_id", "hash") VALUES (seq, line.id, hash);
  END LOOP;
END $$;
