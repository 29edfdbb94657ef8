CREATE TABLE "bank_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"institution_id" text NOT NULL,
	"auth_type" text NOT NULL,
	"bank_abi" text,
	"bank_name" text NOT NULL,
	"application_user_id" text NOT NULL,
	"provider_consent_id" text,
	"status" text NOT NULL,
	"error_key" text,
	"secret_sealed" "bytea",
	"unknown_polls" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"fetch_started_at" timestamp with time zone,
	"left_out_sealed" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_consents" ADD CONSTRAINT "bank_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_consents" ADD CONSTRAINT "bank_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_consents_user" ON "bank_consents" USING btree ("application_user_id");--> statement-breakpoint
CREATE INDEX "bank_consents_application" ON "bank_consents" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_consents_open" ON "bank_consents" USING btree ("expires_at") WHERE ended_at is null;