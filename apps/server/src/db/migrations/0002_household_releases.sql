CREATE TABLE "household_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_releases" ADD COLUMN "with_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "household_releases" ADD CONSTRAINT "household_releases_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "household_releases_standing" ON "household_releases" USING btree ("application_id") WHERE "household_releases"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "household_releases_application" ON "household_releases" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_number" ON "reports" USING btree (right("id"::text, 10));