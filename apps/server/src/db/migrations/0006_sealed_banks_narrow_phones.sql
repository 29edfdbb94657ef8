ALTER TABLE "bank_consents" ALTER COLUMN "institution_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_consents" ALTER COLUMN "bank_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_consents" ADD COLUMN "bank_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "bank_consents" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "bank_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "mishaps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_handovers" ADD COLUMN "type" text;