ALTER TABLE "sessions" DROP CONSTRAINT "sessions_staff_id_staff_id_fk";
--> statement-breakpoint
DROP INDEX "review_requests_open";--> statement-breakpoint
CREATE INDEX "applications_listing" ON "applications" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_accepted" ON "invitations" USING btree ("accepted_application_id");--> statement-breakpoint
CREATE INDEX "resume_links_application" ON "resume_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "listings_company" ON "listings" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_keys_company" ON "partner_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_acts_staff" ON "applicant_acts" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "listing_invites_staff" ON "listing_invites" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "bank_consents_person" ON "bank_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_file" ON "documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "upload_handovers_application" ON "upload_handovers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "declarations_user" ON "declarations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_file" ON "receipts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_application" ON "sandbox_checkouts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "partner_entries_application" ON "partner_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "report_files_file" ON "report_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "review_requests_document" ON "review_requests" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "review_requests_assigned" ON "review_requests" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "review_requests_answered_by" ON "review_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "review_requests_waiting" ON "review_requests" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "review_requests_done" ON "review_requests" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "staff_id";