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
	"words_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_releases" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_audit" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "person_requests_user" ON "person_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_requests_open" ON "person_requests" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "review_requests_application" ON "review_requests" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "review_requests_open" ON "review_requests" USING btree ("due_at") WHERE answered_at is null;--> statement-breakpoint
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
