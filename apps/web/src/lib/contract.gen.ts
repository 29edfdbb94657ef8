// Written by apps/server/src/plugins/contract.test.ts (run it with -u) from the description of the API.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        'POST /v1/mortgage-info/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/code': {
            answer: {
                retry_after_seconds: number;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/releases/:releaseId/:change': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/my-data/stop-news': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/my-data/applications/:applicationId/sharing': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                restricted: boolean;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/applications/:applicationId/review': {
            answer: {
                review_id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                document_id?: string | null;
                rule?: string | null;
                text: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/sign-in': {
            answer: {
                access_token: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                code: string;
                email: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/erasure': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                code: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/my-data/erasure/code': {
            answer: {
                retry_after_seconds: number;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/openapis/partner-entry': {
            answer: {
                access_token: string | null;
                application_id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                listing_id: string | null;
                /** @enum {boolean} */
                privacy_notice_shown: true;
                sig: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/openapis/verify-pdf': {
            answer: {
                certificate: {
                    applicant_name: string;
                    created_at: string;
                    fingerprint: string;
                    report_id: string;
                    report_number: string;
                    valid_until: string;
                } | null;
                refusal: ("forged" | "expired" | "superseded" | "revoked") | null;
                /** @enum {string} */
                seal: "sealed" | "changed" | "foreign" | "unsealed";
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/other-documents/:documentId/correct': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                key: string;
                value: (string | number | boolean) | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/other-documents/:documentId/explain': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                rule: string | null;
                text: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/other-documents/move': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                document_id: string;
                /** @enum {string} */
                type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
            };
            query: Record<string, never>;
        };
        'POST /v1/other-documents/delete': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                document_id?: string;
            };
        };
        'POST /v1/other-documents/handover': {
            answer: {
                expires_at: string;
                handover_id: string;
                link: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                type?: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
            } | null;
            query: Record<string, never>;
        };
        'POST /v1/other-documents/handover/:handoverId/end': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/other-documents/handover/open': {
            answer: {
                access_token: string;
                application_id: string;
                /** @enum {string} */
                application_type: "rent" | "mortgage" | "rapid";
                /** @enum {string} */
                employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                expires_at: string;
                handover_id: string;
                /** @enum {string} */
                region: "it" | "de";
                /** @enum {boolean} */
                success: true;
            };
            body: {
                token: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/other-documents/upload': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                /** @enum {string} */
                document_type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                is_global_warning: boolean;
                missing_documents: string[];
                missing_sides: {
                    /** @enum {string} */
                    id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                    /** @enum {string} */
                    side: "Front" | "Back";
                }[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/other-documents/upload-fiscal': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                /** @enum {string} */
                document_type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                is_global_warning: boolean;
                missing_documents: string[];
                missing_sides: {
                    /** @enum {string} */
                    id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                    /** @enum {string} */
                    side: "Front" | "Back";
                }[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/other-documents/fetch-fiscal-result': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                fiscal_result: {
                    document_type: string;
                    gross_income: string | number | null;
                    net_estimate: string | number | null;
                    net_monthly: string | number | null;
                    tax_year: string | number | null;
                } | null;
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                green_light_mode: boolean;
                is_global_warning: boolean;
                missing_documents: string[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: {
                document_id?: string;
            };
        };
        'POST /v1/confirmation/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {boolean} */
                confirmed: true;
            };
            query: Record<string, never>;
        };
        'POST /v1/invitations/remind': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/workflow/send-continue-later-email': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/bank-account/delete': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                document_id?: string;
            };
        };
        'POST /v1/bank-account/finalize-parse': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                green_light_mode: boolean;
                is_global_warning: boolean;
                missing_documents: string[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: {
                document_id?: string;
            };
        };
        'POST /v1/bank-account/upload': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                /** @enum {string} */
                document_type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                is_global_warning: boolean;
                missing_documents: string[];
                missing_sides: {
                    /** @enum {string} */
                    id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                    /** @enum {string} */
                    side: "Front" | "Back";
                }[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/bank-account/change-bank': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                abi: string;
                document_id: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/bank-account/parse': {
            answer: {
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_id: string;
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                green_light_mode: boolean;
                is_global_warning: boolean;
                missing_documents: string[];
                parse_results: {
                    done: boolean;
                    error: {
                        blocker: boolean;
                        message: string;
                        message_key: string;
                    } | null;
                    success: boolean;
                };
                success: boolean;
            };
            body: null;
            query: {
                document_id?: string;
            };
        };
        'POST /v1/released-report': {
            answer: {
                aggregated: components["schemas"]["HouseholdReport"] | null;
                applicant_name: string;
                flat: string | null;
                listing_id: string | null;
                pass: string;
                report: components["schemas"]["RentReport"] | components["schemas"]["RapidReport"] | components["schemas"]["MortgageReport"];
                /** @enum {boolean} */
                success: true;
                valid_until: string;
            };
            body: {
                code: string;
                token: string;
            } | {
                pass: string;
                token: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/released-report/knock': {
            answer: {
                /** @enum {boolean} */
                code_required: true;
                email_hint: string;
                retry_after_seconds: number;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                token: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies': {
            answer: {
                id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                name: string;
                owner_email: string;
                owner_name: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company': {
            answer: {
                company: {
                    background: string | null;
                    header: string | null;
                    id: string;
                    logo: string | null;
                    name: string;
                    primary: string | null;
                    report_email: string | null;
                    secondary: string | null;
                    tagline: string | null;
                    url: string | null;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @default null */
                background?: string | null;
                /** @default null */
                header?: string | null;
                name: string;
                /** @default null */
                primary?: string | null;
                report_email: string;
                /** @default null */
                secondary?: string | null;
                /** @default null */
                tagline?: string | null;
                /** @default null */
                url?: string | null;
                version: number;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/logo': {
            answer: {
                logo: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/logo/remove': {
            answer: {
                logo: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings': {
            answer: {
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                application_type: "rent" | "mortgage" | "rapid";
                /** @default null */
                available_from?: string | null;
                /** @default null */
                charges_cents?: number | null;
                /** @default false */
                lan_pays?: boolean;
                place: string;
                /** @enum {string} */
                region: "it" | "de";
                /** @default null */
                rent_cents?: number | null;
                /** @default null */
                report_email?: string | null;
                /**
                 * @default wish
                 * @enum {string}
                 */
                stage?: "viewing" | "wish" | "chosen";
                /** @default null */
                summary?: string | null;
                title: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing': {
            answer: {
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @default null */
                available_from?: string | null;
                /** @default null */
                charges_cents?: number | null;
                /** @default false */
                lan_pays?: boolean;
                place: string;
                /** @default null */
                rent_cents?: number | null;
                /** @default null */
                report_email?: string | null;
                /**
                 * @default wish
                 * @enum {string}
                 */
                stage?: "viewing" | "wish" | "chosen";
                /** @default null */
                summary?: string | null;
                title: string;
                version: number;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/close': {
            answer: {
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/invites': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
                /** @enum {string} */
                language: "en" | "it" | "de";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/reopen': {
            answer: {
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/applicants/:applicant/note': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                note: "called" | "viewing-agreed" | "viewed" | "waits-for-owner";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/applicants/:applicant/ask': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                paper: "employment-contract" | "latest-payslips" | "tax-paper" | "bank-statements" | "other-income" | "guarantor";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/listings/:listing/applicants/:applicant/decide': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                decision: "accept" | "decline";
                /** @enum {string} */
                reason: "rent-fits" | "move-in-fits" | "first-complete" | "home-taken" | "rent-above-range" | "move-in-differs" | "papers-missing" | "applicant-withdrew";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/members': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "agent" | "viewer";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/members/:member': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                role: "owner" | "agent" | "viewer";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/members/:member/remove': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/partner-keys': {
            answer: {
                id: string;
                secret: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                label: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/partner-keys/:key/link': {
            answer: {
                link: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
                first_name: string;
                last_name: string;
                /** @default null */
                listing?: string | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/partner-keys/:key/revoke': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/partner-links/test': {
            answer: {
                expires_at: string | null;
                label: string | null;
                /** @enum {boolean} */
                success: true;
                /** @enum {string} */
                verdict: "good" | "no-signature" | "unknown-key" | "revoked" | "wrong-signature" | "expired" | "used";
            };
            body: {
                link: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/webhooks': {
            answer: {
                id: string;
                secret: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                events: ("application.created" | "application.completed" | "report.released" | "report.revoked" | "application.deleted")[];
                url: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/webhooks/:webhook/enable': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/webhooks/:webhook/remove': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/companies/:company/webhooks/:webhook/test': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/sign-out': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/sign-in': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                code: string;
                email: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/sign-in/code': {
            answer: {
                retry_after_seconds: number;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/sessions/:session/revoke': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/leave': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/take': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/report': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                hold: ("hidden" | "released") | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/decide': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                decision: "passed" | "failed" | "inconclusive" | "ask";
                /** @default null */
                fund_source?: ("balance of bank account" | "savings on investments" | "by family members" | "other") | null;
                /** @enum {string} */
                reason: "matches_bank" | "matches_papers" | "known_form" | "explained_well" | "altered" | "contradicted" | "other_person" | "wrong_paper" | "history_lost" | "not_legible" | "nothing_to_compare" | "better_picture" | "all_pages" | "original_file" | "right_paper" | "newer_paper" | "more_words";
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/papers/:paper/correct': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                key: string;
                value: (string | number | boolean) | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/desk/review/cases/:case/papers/:paper/reprocess': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/payment/webhook': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/payment/create-session': {
            answer: {
                checkout: {
                    /** @enum {string} */
                    provider: "sandbox";
                } | {
                    /** @enum {string} */
                    provider: "stripe";
                    publishableKey: string;
                };
                clientSecret: string;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/signup/delete-application': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                delete_application_id: string;
            };
        };
        'POST /v1/signup/submit': {
            answer: {
                application_id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email: string;
                /** @enum {string} */
                employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                first_name: string;
                /** @default null */
                invitation_code?: string | null;
                /** @default true */
                is_main_tenant?: boolean;
                last_name: string;
                /** @default null */
                listing_id?: string | null;
                /** @default false */
                marketing_consented?: boolean;
                /** @default null */
                mobile?: string | null;
                /** @enum {boolean} */
                privacy_policy_consented: true;
            };
            query: Record<string, never>;
        };
        'POST /v1/signup/attempt': {
            answer: {
                note: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email?: string;
            } & {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/auth/validate': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/auth/sign-out': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/auth/sign-out-everywhere': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v1/auth/resume': {
            answer: {
                access_token: string;
                application_id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                token: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/nationality': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/own-home': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/other-incomes': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/all': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/employed-additional': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/sub-step': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/current-rent': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/personal-details/submit/additional': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/embedded-sca-auth-status': {
            answer: {
                consent_token: string | null;
                error: {
                    message: string;
                    message_key: string;
                } | null;
                /** @enum {string} */
                status: "in_progress" | "completed" | "error";
                /** @enum {boolean} */
                success: true;
            };
            body: {
                consent_id: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/initiate-embedded-auth': {
            answer: {
                consent_id: string;
                decoupled: boolean;
                sca_methods: {
                    description: string | null;
                    id: string;
                    information: string | null;
                    type: string;
                }[];
                show_choices: boolean;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                bank_id: string;
                bank_password: string;
                bank_user_id: string;
                consent_accepted?: boolean | ("true" | "false");
                /** @default {} */
                psu_data?: {
                    psu_corporate_id?: string | null;
                    psu_id?: string | null;
                } | string;
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/initiate-single-redirect-auth': {
            answer: {
                authorization_url: string | null;
                consent_id: string;
                decoupled_auth: boolean;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /**
                 * @default single_redirect
                 * @enum {string}
                 */
                auth_type?: "single_redirect" | "pre_auth" | "embedded";
                bank_id: string;
                consent_accepted?: boolean | ("true" | "false");
                /** @default false */
                pre_auth_completed?: boolean | ("true" | "false");
                /** @default {} */
                psu_data?: {
                    psu_corporate_id?: string | null;
                    psu_id?: string | null;
                } | string;
                region?: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/send-sca-code': {
            answer: {
                decoupled: boolean;
                information: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                consent_id: string;
                method: string | {
                    id: string;
                };
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/validate-sca-code': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                consent_id: string;
                method?: (string | {
                    id: string;
                }) | null;
                sca_code: string;
            };
            query: Record<string, never>;
        };
        'POST /v1/yapily/receive-callback': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                application_user_id?: string | null;
                consent?: string | null;
                error?: string | null;
                institution?: string | null;
                one_time_token?: string | null;
                user_uuid?: string | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/current-address/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'POST /v1/state/update-step': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                step: number;
                /** @enum {string} */
                step_router: "sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result";
            };
            query: Record<string, never>;
        };
        'POST /v1/questionnaire/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @default false */
                credit_agency_consent?: boolean;
                questionnaire: {
                    /** @default null */
                    details?: string | null;
                    /** @enum {number} */
                    question: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
                    /** @enum {string} */
                    response: "YES" | "NO" | "PNTS";
                }[];
                /** @default [] */
                settled?: ("pets" | "people")[];
                /** @enum {boolean} */
                truthful: true;
                /** @enum {boolean} */
                waiver: true;
            };
            query: Record<string, never>;
        };
        'POST /v1/verify-email/submit': {
            answer: {
                access_token: string;
                application_id: string;
                note: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                code: string;
                email?: string | null;
            };
            query: Record<string, never>;
        };
        'POST /v1/verify-email/resend-code': {
            answer: {
                email_hint: string | null;
                retry_after_seconds: number;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                email?: string | null;
            } | null;
            query: Record<string, never>;
        };
        'POST /v2/income-check/send-list': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v2/report/household-release': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v2/report/household-release/revoke': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v2/report/release': {
            answer: {
                release_id: string;
                /** @enum {boolean} */
                success: true;
            };
            body: {
                /** @enum {string} */
                delivery: "link" | "attachment";
                recipient: "listing" | {
                    email: string;
                    name: string;
                };
                with_contact?: boolean;
                with_household?: boolean;
            };
            query: Record<string, never>;
        };
        'POST /v2/report/releases/:releaseId/revoke': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'POST /v2/personal-details/submit': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: {
                [key: string]: unknown;
            };
            query: Record<string, never>;
        };
        'GET /v1/my-data/': {
            answer: {
                applications: {
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    contestable: {
                        document_id: string | null;
                        document_type: string | null;
                        rule: string;
                    }[];
                    created_at: string;
                    erased_on: string;
                    flat: string | null;
                    has_report: boolean;
                    id: string;
                    looks: {
                        at: string;
                        name: string | null;
                        /** @enum {string} */
                        what: "report" | "pdf" | "figures" | "paper" | "other";
                        /** @enum {string} */
                        who: "recipient" | "company" | "staff";
                    }[];
                    open_step: ("sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result") | null;
                    papers: number;
                    /** @enum {string} */
                    region: "it" | "de";
                    releases: {
                        created_at: string;
                        /** @enum {string} */
                        delivery: "link" | "attachment";
                        email: string;
                        expires_at: string;
                        id: string;
                        name: string;
                        paused_at: string | null;
                        /** @enum {string} */
                        recipient_kind: "listing" | "person";
                        report_id: string;
                        revoked_at: string | null;
                        views: {
                            at: string;
                            /** @enum {string} */
                            what: "page" | "pdf";
                        }[];
                        with_contact: boolean;
                        with_household: boolean;
                    }[];
                    restricted_at: string | null;
                    reviews: {
                        answered_at: string | null;
                        created_at: string;
                        decision: ("passed" | "failed" | "inconclusive" | "ask") | null;
                        document_id: string | null;
                        document_type: string | null;
                        due_at: string;
                        id: string;
                        reason: ("matches_bank" | "matches_papers" | "known_form" | "explained_well" | "altered" | "contradicted" | "other_person" | "wrong_paper" | "history_lost" | "not_legible" | "nothing_to_compare" | "better_picture" | "all_pages" | "original_file" | "right_paper" | "newer_paper" | "more_words") | null;
                        rule: string | null;
                        words: string | null;
                    }[];
                }[];
                consents: {
                    at: string;
                    granted: boolean;
                    kind: string;
                    text_version: string;
                }[];
                email: string;
                first_name: string;
                last_name: string;
                receipts: string[];
                /** @enum {boolean} */
                success: true;
                wants_news: boolean;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/openapis/country-flags': {
            answer: {
                countries: {
                    cca2?: string;
                    code?: string | null;
                    flag?: string;
                    localeName?: string;
                    name?: string;
                    translations?: {
                        deu: {
                            common: string;
                            official: string;
                        };
                        ita: {
                            common: string;
                            official: string;
                        };
                    };
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                fields?: string;
            };
        };
        'GET /v1/openapis/postcode-fit': {
            answer: {
                fits: boolean | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                city: string;
                /** @enum {string} */
                country: "it" | "de";
                postcode: string;
            };
        };
        'GET /v1/openapis/report-keys': {
            answer: {
                certificates: string[];
                codeKeys: string[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/openapis/report-number': {
            answer: {
                created_at: string | null;
                report_number: string | null;
                /** @enum {string} */
                state: "valid" | "expired" | "superseded" | "revoked" | "unknown";
                /** @enum {boolean} */
                success: true;
                valid_until: string | null;
            };
            body: null;
            query: {
                number: string;
            };
        };
        'GET /v1/openapis/region-guess': {
            answer: {
                country_code: string | null;
                region: ("it" | "de") | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/openapis/birthplaces': {
            answer: {
                municipalities: {
                    cadastralCode: string;
                    name: string;
                    province: string;
                    provinceCode: string;
                    region: string;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                /** @default  */
                text?: string;
            };
        };
        'GET /v1/openapis/verify-qr-code': {
            answer: {
                certificate: {
                    applicant_name: string;
                    created_at: string;
                    fingerprint: string;
                    report_id: string;
                    report_number: string;
                    valid_until: string;
                } | null;
                refusal: ("forged" | "expired" | "superseded" | "revoked") | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                token: string;
            };
        };
        'GET /v1/openapis/verify-partner-signature': {
            answer: {
                certificate: {
                    email: string;
                    first_name: string;
                    last_name: string;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                sig: string;
            };
        };
        'GET /v1/openapis/address-details': {
            answer: {
                addressDetails: {
                    city: string | null;
                    county: string | null;
                    formattedAddress: string | null;
                    houseNumber: string | null;
                    postcode: string | null;
                    province: string | null;
                    provinceCode: string | null;
                    state: string | null;
                    stateCode: string | null;
                    street: string | null;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                placeId: string;
            };
        };
        'GET /v1/openapis/addresses': {
            answer: {
                recommendations: {
                    description: string;
                    note: string;
                    place_id: string;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                /** @default it */
                countryCode?: string;
                /** @default 1 */
                page?: number;
                session?: string;
                /** @default  */
                text?: string;
            };
        };
        'GET /v1/other-documents/:documentId/reading': {
            answer: {
                bookings: number;
                country: string | null;
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_type: string | null;
                facts: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    confidence: number;
                    corrected: string | number | boolean | null;
                    key: string;
                    /** @enum {string} */
                    kind: "text" | "money" | "day" | "month" | "number" | "flag";
                    label: string;
                    label_key: string;
                    page: number;
                    reviewed?: string | number | boolean | null;
                    value: string | number | boolean;
                }[];
                findings: {
                    blocking: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    explanation: string | null;
                    /** @enum {string} */
                    level: "info" | "warning" | "critical";
                    message: string;
                    message_key: string;
                    /** @enum {string} */
                    outcome: "passed" | "failed" | "inconclusive";
                    rule: string;
                    title: string;
                    working: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        document_id: string;
                        expected: string | number | null;
                        found: string | number | null;
                        page: number | null;
                        what: string;
                    }[];
                }[];
                pages: {
                    frame: [
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number
                    ] | null;
                    height: number;
                    number: number;
                    width: number;
                }[];
                rows?: {
                    amount: number;
                    balance: number | null;
                    counterparty: string | null;
                    date: string;
                    description: string;
                    row: number;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                /** @enum {string} */
                only?: "facts";
            };
        };
        'GET /v1/other-documents/list': {
            answer: {
                /** @enum {boolean} */
                success: true;
                uploadedBankStatements: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                }[];
                uploadedOtherDocuments: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                }[];
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/other-documents/handover/:handoverId': {
            answer: {
                expires_at: string;
                /** @enum {string} */
                state: "waiting" | "connected" | "ended";
                /** @enum {boolean} */
                success: true;
                uploads: number;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/other-documents/id-documents': {
            answer: {
                id_documents: {
                    id: string;
                    name: string;
                    parse_task: {
                        error: string | null;
                    };
                    result: {
                        document_type: string | null;
                    };
                    /** @enum {string} */
                    type: "national_id";
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/other-documents/id-upload-options': {
            answer: {
                ce: {
                    description: string;
                    documents: {
                        /** @enum {string} */
                        icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                        /** @enum {string} */
                        id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                        name: string;
                        sides: ("Front" | "Back")[];
                    }[];
                    /** @enum {string} */
                    icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                    /** @enum {string} */
                    key: "digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id";
                    name: string;
                    name_key: string;
                }[];
                default: {
                    description: string;
                    documents: {
                        /** @enum {string} */
                        icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                        /** @enum {string} */
                        id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                        name: string;
                        sides: ("Front" | "Back")[];
                    }[];
                    /** @enum {string} */
                    icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                    /** @enum {string} */
                    key: "digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id";
                    name: string;
                    name_key: string;
                }[];
                selected: ("default" | "ce" | "x_ce") | null;
                /** @enum {boolean} */
                success: true;
                x_ce: {
                    description: string;
                    documents: {
                        /** @enum {string} */
                        icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                        /** @enum {string} */
                        id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                        name: string;
                        sides: ("Front" | "Back")[];
                    }[];
                    /** @enum {string} */
                    icon: "ID_CARD" | "PASSPORT" | "PAPER_ID" | "FISCAL_CARD";
                    /** @enum {string} */
                    key: "digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id";
                    name: string;
                    name_key: string;
                }[];
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/other-documents/parsed-id-document-types': {
            answer: {
                missing_documents: string[];
                missing_sides: {
                    /** @enum {string} */
                    id_type: "id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card";
                    /** @enum {string} */
                    side: "Front" | "Back";
                }[];
                parsed_types: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card")[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/content/:page': {
            answer: {
                content: {
                    blocks: ({
                        id: string;
                        /** @enum {string} */
                        kind: "heading";
                        level: number;
                        text: string;
                    } | {
                        content: {
                            bold?: boolean;
                            href?: string;
                            text: string;
                        }[];
                        /** @enum {string} */
                        kind: "paragraph";
                    } | {
                        items: {
                            bold?: boolean;
                            href?: string;
                            text: string;
                        }[][];
                        /** @enum {string} */
                        kind: "list";
                        ordered: boolean;
                    } | {
                        head: {
                            bold?: boolean;
                            href?: string;
                            text: string;
                        }[][];
                        /** @enum {string} */
                        kind: "table";
                        rows: {
                            bold?: boolean;
                            href?: string;
                            text: string;
                        }[][][];
                    } | {
                        /** @enum {string} */
                        kind: "rule";
                    })[];
                    description: string;
                    title: string;
                    updated: string;
                    version: string;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/income-check/outlook': {
            answer: {
                advice: {
                    data: {
                        missing: number;
                    };
                    /** @enum {string} */
                    message_key: "Outlook.Advice.missing" | "Outlook.Advice.unusable" | "Outlook.Advice.refused" | "Outlook.Advice.sides" | "Outlook.Advice.more" | "Outlook.Advice.reading";
                    /** @enum {string} */
                    paper: "national_id" | "payslip" | "fiscal" | "income_letter" | "tax_assessment" | "fiscal_doc" | "cud" | "bank_statement" | "work_contract" | "other";
                }[];
                blocked: boolean;
                contract?: {
                    paychecksPerYear: (12 | 13 | 14) | null;
                    typeOfContract: ("open-ended" | "close-ended") | null;
                };
                expected: string[];
                papers: {
                    count: number;
                    missing: number;
                    /** @enum {string} */
                    paper: "national_id" | "payslip" | "fiscal" | "income_letter" | "tax_assessment" | "fiscal_doc" | "cud" | "bank_statement" | "work_contract" | "other";
                    /** @enum {string} */
                    state: "ready" | "incomplete" | "reading" | "unusable" | "missing";
                }[];
                reading: number;
                /** @enum {boolean} */
                success: true;
                /** @enum {string} */
                verdict: "conclusive" | "partly" | "notYet";
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/invitations': {
            answer: {
                invitations: {
                    email: string;
                    reminded_at: string | null;
                    /** @enum {string} */
                    role: "co-applicant" | "guarantor";
                    sent_at: string;
                    /** @enum {string} */
                    state: "sent" | "opened" | "joined" | "finished" | "expired" | "failed";
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/workflow/': {
            answer: {
                hidden_routes: ("sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result")[];
                /** @enum {boolean} */
                success: true;
                workflow: {
                    hidden: boolean;
                    label: string;
                    /** @enum {string} */
                    router: "sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result";
                    skip: boolean;
                }[];
            };
            body: null;
            query: {
                invitation_code?: string;
                listing_id?: string;
                role?: string;
            };
        };
        'GET /v1/workflow/listing-info': {
            answer: {
                listing: {
                    amountCents: number | null;
                    /** @enum {string} */
                    applicationType: "rent" | "mortgage" | "rapid";
                    availableFrom: string | null;
                    company: {
                        logo: string | null;
                        name: string;
                        tagline: string | null;
                        url: string | null;
                        visualBackgroundColor: string | null;
                        visualHeaderColor: string | null;
                        visualPrimaryColor: string | null;
                        visualSecondaryColor: string | null;
                    };
                    id: string;
                    lanPays: boolean;
                    listingUuid: string;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    summary: string | null;
                    title: string;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                listing_id: string;
            };
        };
        'GET /v1/workflow/occupations': {
            answer: {
                occupations: {
                    description: string;
                    documents: {
                        description: string;
                        icon: string;
                        is_ORed: boolean;
                        key: string;
                        ref: string;
                    }[];
                    hidden: boolean;
                    icon: string;
                    id: number;
                    income_check_fields: ("SOURCE_OF_INCOME" | "FAMILY_MEMBERS" | "ACCESSIBLE_HOUSE" | "PET_OWNER" | "LIVING_SITUATION" | "GUARANTOR" | "CONFIRMATION")[];
                    isSelected: boolean;
                    /** @enum {string} */
                    key: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                    other_incomes: string[];
                    ref: string;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                role?: string;
            };
        };
        'GET /v1/bank-account/get-bank-list': {
            answer: {
                bank_list: {
                    bank_abi: string;
                    bank_yapily_id: string | null;
                    id: string;
                    name: string;
                    pdf_enabled: boolean;
                    psd2_enabled: boolean;
                    source: string;
                    yapily_metadata: {
                        auth_method: string;
                        psu: {
                            notes_key: string | null;
                            psu_corporate_id: boolean;
                            psu_id: boolean;
                            psu_ip_address: boolean;
                        };
                    } | null;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                country?: string;
            };
        };
        'GET /v1/desk/me': {
            answer: {
                me: {
                    companies: {
                        id: string;
                        name: string;
                        /** @enum {string} */
                        role: "owner" | "agent" | "viewer";
                    }[];
                    email: string;
                    house_role: ("reviewer" | "senior-reviewer" | "administrator") | null;
                    id: string;
                    name: string;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company': {
            answer: {
                company: {
                    background: string | null;
                    header: string | null;
                    id: string;
                    logo: string | null;
                    name: string;
                    primary: string | null;
                    report_email: string | null;
                    secondary: string | null;
                    tagline: string | null;
                    url: string | null;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/listings': {
            answer: {
                listings: {
                    amount_cents: number | null;
                    applicants: {
                        invited: number;
                        released: number;
                        started: number;
                    };
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/listings/:listing': {
            answer: {
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/listings/:listing/applicants': {
            answer: {
                applicants: {
                    decision: {
                        at: string;
                        by: string | null;
                        /** @enum {string} */
                        decision: "accept" | "decline";
                        /** @enum {string} */
                        reason: "rent-fits" | "move-in-fits" | "first-complete" | "home-taken" | "rent-above-range" | "move-in-differs" | "papers-missing" | "applicant-withdrew";
                    } | null;
                    figures: {
                        checks: {
                            failed: number;
                            inconclusive: number;
                            noted: number;
                            passed: number;
                        };
                        counted: number;
                        deposit_percent: number | null;
                        guarantors: {
                            count: number;
                            covered: boolean | null;
                            released: number;
                        };
                        income_cents: number | null;
                        /** @enum {string} */
                        kind: "rent" | "mortgage" | "rapid";
                        max_cents: number | null;
                        min_cents: number | null;
                        people: number;
                        rent_cents: number | null;
                        value_cents: number | null;
                    } | null;
                    id: string | null;
                    invited_email: string | null;
                    name: string | null;
                    notes: {
                        at: string;
                        by: string | null;
                        /** @enum {string} */
                        note: "called" | "viewing-agreed" | "viewed" | "waits-for-owner";
                    }[];
                    number: string | null;
                    open_part: ("email" | "details" | "papers" | "signature") | null;
                    released_at: string | null;
                    request: {
                        at: string;
                        by: string | null;
                        /** @enum {string} */
                        paper: "employment-contract" | "latest-payslips" | "tax-paper" | "bank-statements" | "other-income" | "guarantor";
                    } | null;
                    since: string;
                    /** @enum {string} */
                    state: "invited" | "started" | "complete" | "released" | "withdrawn" | "expired";
                    valid_until: string | null;
                }[];
                listing: {
                    amount_cents: number | null;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    apply_link: string;
                    available_from: string | null;
                    charges_cents: number | null;
                    closed_at: string | null;
                    id: string;
                    lan_pays: boolean;
                    place: string;
                    /** @enum {string} */
                    region: "it" | "de";
                    rent_cents: number | null;
                    report_email: string | null;
                    /** @enum {string} */
                    stage: "viewing" | "wish" | "chosen";
                    summary: string | null;
                    title: string;
                    version: number;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/listings/:listing/applicants/:applicant/report': {
            answer: {
                aggregated: components["schemas"]["HouseholdReport"] | null;
                applicant_name: string;
                flat: string | null;
                listing_id: string | null;
                report: components["schemas"]["RentReport"] | components["schemas"]["RapidReport"] | components["schemas"]["MortgageReport"];
                /** @enum {boolean} */
                success: true;
                valid_until: string;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/members': {
            answer: {
                members: {
                    email: string;
                    id: string;
                    is_me: boolean;
                    joined: boolean;
                    name: string | null;
                    /** @enum {string} */
                    role: "owner" | "agent" | "viewer";
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/partner-keys': {
            answer: {
                keys: {
                    created_at: string;
                    entries: number;
                    id: string;
                    label: string;
                    revoked_at: string | null;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/companies/:company/webhooks': {
            answer: {
                /** @enum {boolean} */
                success: true;
                webhooks: {
                    created_at: string;
                    deliveries: {
                        answer: number | null;
                        attempts: number;
                        created_at: string;
                        /** @enum {string} */
                        event: "application.created" | "application.completed" | "report.released" | "report.revoked" | "application.deleted" | "test";
                        id: string;
                        problem: ("timeout" | "unreachable" | "inside" | "redirect" | "answer" | "switched-off") | null;
                        /** @enum {string} */
                        status: "waiting" | "delivered" | "failed";
                    }[];
                    disabled_at: string | null;
                    events: ("application.created" | "application.completed" | "report.released" | "report.revoked" | "application.deleted")[];
                    id: string;
                    url: string;
                }[];
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/sessions': {
            answer: {
                sessions: {
                    created_at: string;
                    id: string;
                    is_this: boolean;
                    last_seen_at: string;
                    user_agent: string | null;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/review/cases': {
            answer: {
                cases: {
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    decided_at: string | null;
                    decided_by: string | null;
                    decision: ("passed" | "failed" | "inconclusive" | "ask") | null;
                    document_type: string | null;
                    due_at: string;
                    held_by: string | null;
                    id: string;
                    is_mine: boolean;
                    /** @enum {string} */
                    kind: "asked" | "doubt" | "funds";
                    number: string;
                    opened_at: string;
                    reason: ("matches_bank" | "matches_papers" | "known_form" | "explained_well" | "altered" | "contradicted" | "other_person" | "wrong_paper" | "history_lost" | "not_legible" | "nothing_to_compare" | "better_picture" | "all_pages" | "original_file" | "right_paper" | "newer_paper" | "more_words") | null;
                    /** @enum {string} */
                    region: "it" | "de";
                    rule: string | null;
                }[];
                counts: {
                    done: number;
                    mine: number;
                    open: number;
                };
                next: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                /** @default null */
                after?: string | null;
                /**
                 * @default open
                 * @enum {string}
                 */
                view?: "open" | "mine" | "done";
            };
        };
        'GET /v1/desk/review/cases/:case': {
            answer: {
                case: {
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    decided_at: string | null;
                    decided_by: string | null;
                    decision: ("passed" | "failed" | "inconclusive" | "ask") | null;
                    document_id: string | null;
                    document_type: string | null;
                    due_at: string;
                    fund_source: ("balance of bank account" | "savings on investments" | "by family members" | "other") | null;
                    fund_sources: ("balance of bank account" | "savings on investments" | "by family members" | "other")[];
                    held_by: string | null;
                    history: {
                        action: string;
                        at: string;
                        by: string | null;
                    }[];
                    id: string;
                    is_mine: boolean;
                    /** @enum {string} */
                    kind: "asked" | "doubt" | "funds";
                    may_act: boolean;
                    may_open_files: boolean;
                    number: string;
                    opened_at: string;
                    papers: {
                        document_type: string | null;
                        id: string;
                        is_feed: boolean;
                        is_read: boolean;
                        period: {
                            from: string;
                            to: string;
                        } | null;
                        sides: ("Front" | "Back")[];
                        type: string;
                    }[];
                    place: {
                        at: number;
                        next: string | null;
                        of: number;
                        previous: string | null;
                    };
                    reason: ("matches_bank" | "matches_papers" | "known_form" | "explained_well" | "altered" | "contradicted" | "other_person" | "wrong_paper" | "history_lost" | "not_legible" | "nothing_to_compare" | "better_picture" | "all_pages" | "original_file" | "right_paper" | "newer_paper" | "more_words") | null;
                    /** @enum {string} */
                    region: "it" | "de";
                    report_hold: ("hidden" | "released") | null;
                    report_number: string | null;
                    rule: string | null;
                    words: string | null;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/review/cases/:case/papers/:paper': {
            answer: {
                bookings: number;
                country: string | null;
                document: {
                    abi: string | null;
                    ahead?: number | null;
                    bank: string | null;
                    bankIsNotInList: boolean;
                    cancelAllowed: boolean;
                    corrected: boolean;
                    created_at: string;
                    description: string | null;
                    document_id: string;
                    explained: boolean;
                    first_year?: boolean;
                    hasError: boolean;
                    hasWarning: boolean;
                    id: string;
                    id_type: string;
                    isParsed: boolean;
                    message: string | null;
                    message_key: string | null;
                    messages: {
                        blocker: boolean;
                        data: {
                            [key: string]: string | number;
                        };
                        message: string;
                        message_key: string;
                        rule: string | null;
                    }[];
                    name: string;
                    recognised: {
                        document_type: string;
                        id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                        sides: ("Front" | "Back")[];
                    } | null;
                    selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                    size: number | null;
                    sorted?: boolean;
                    sorting?: boolean;
                    source: string;
                    /** @enum {string} */
                    status: "uploading" | "parsed" | "parsed with error" | "completed";
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                    unread?: boolean;
                };
                document_type: string | null;
                facts: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    confidence: number;
                    corrected: string | number | boolean | null;
                    key: string;
                    /** @enum {string} */
                    kind: "text" | "money" | "day" | "month" | "number" | "flag";
                    label: string;
                    label_key: string;
                    page: number;
                    reviewed?: string | number | boolean | null;
                    value: string | number | boolean;
                }[];
                findings: {
                    blocking: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    explanation: string | null;
                    /** @enum {string} */
                    level: "info" | "warning" | "critical";
                    message: string;
                    message_key: string;
                    /** @enum {string} */
                    outcome: "passed" | "failed" | "inconclusive";
                    rule: string;
                    title: string;
                    working: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        document_id: string;
                        expected: string | number | null;
                        found: string | number | null;
                        page: number | null;
                        what: string;
                    }[];
                }[];
                pages: {
                    frame: [
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number,
                        number
                    ] | null;
                    height: number;
                    number: number;
                    width: number;
                }[];
                rows?: {
                    amount: number;
                    balance: number | null;
                    counterparty: string | null;
                    date: string;
                    description: string;
                    row: number;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/desk/review/figures': {
            answer: {
                decided: number;
                median_wait_ms: number | null;
                oldest_at: string | null;
                open: number;
                overdue: number;
                reasons: {
                    count: number;
                    /** @enum {string} */
                    decision: "passed" | "failed" | "inconclusive" | "ask";
                    /** @enum {string} */
                    reason: "matches_bank" | "matches_papers" | "known_form" | "explained_well" | "altered" | "contradicted" | "other_person" | "wrong_paper" | "history_lost" | "not_legible" | "nothing_to_compare" | "better_picture" | "all_pages" | "original_file" | "right_paper" | "newer_paper" | "more_words";
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/payment/is-payment-required': {
            answer: {
                isPaymentRequired: boolean;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/payment/session-status': {
            answer: {
                session: {
                    amount: number;
                    /** @enum {string} */
                    status: "open" | "complete" | "expired";
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                session_id: string;
            };
        };
        'GET /v1/report/': {
            answer: {
                hide_report: boolean;
                report: (components["schemas"]["RentReport"] | components["schemas"]["RapidReport"] | components["schemas"]["MortgageReport"]) | null;
                report_id: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/signup/invitation-public-info': {
            answer: {
                data: {
                    /** @enum {string} */
                    applicant_role: "main-applicant" | "co-applicant" | "guarantor";
                    email: string;
                    first_name: string;
                    invited_by: string;
                    last_name: string;
                    listing_id: string | null;
                    /** @enum {string} */
                    paid_by: "inviter" | "company" | "self";
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                invitation_code: string;
            };
        };
        'GET /v1/yapily/single-redirect-auth-status': {
            answer: {
                error: {
                    message: string;
                    message_key: string;
                } | null;
                /** @enum {string} */
                status: "in_progress" | "completed" | "error";
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                consent_id: string;
                decoupled?: string;
                institution_id?: string;
            };
        };
        'GET /v1/yapily/get-bank-list': {
            answer: {
                bank_list: {
                    bank_abi: string;
                    bank_yapily_id: string | null;
                    id: string;
                    name: string;
                    pdf_enabled: boolean;
                    psd2_enabled: boolean;
                    source: string;
                    yapily_metadata: {
                        auth_method: string;
                        psu: {
                            notes_key: string | null;
                            psu_corporate_id: boolean;
                            psu_id: boolean;
                            psu_ip_address: boolean;
                        };
                    } | null;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                country?: string;
            };
        };
        'GET /v1/yapily/transactions': {
            answer: {
                documents: {
                    file: {
                        id: string;
                        name: string;
                    };
                }[];
                error: {
                    message: string;
                    message_key: string;
                } | null;
                left_out: {
                    accounts: {
                        name: string;
                        /** @enum {string} */
                        reason: "currency" | "kind";
                    }[];
                    foreign: number;
                    pending: number;
                } | null;
                /** @enum {string} */
                status: "in_progress" | "completed" | "error";
                success: boolean;
            };
            body: null;
            query: {
                consent_id: string;
                consent_token?: string;
                country?: string;
                institution_id?: string;
            };
        };
        'GET /v1/state/': {
            answer: {
                answers: {
                    additional_details: {
                        [key: string]: unknown;
                    } | null;
                    current_address: {
                        [key: string]: unknown;
                    } | null;
                    mortgage_info: {
                        [key: string]: unknown;
                    } | null;
                    personal_details: {
                        [key: string]: unknown;
                    } | null;
                    questionnaire: {
                        [key: string]: unknown;
                    } | null;
                };
                application: {
                    /** @enum {string} */
                    applicant_role: "main-applicant" | "co-applicant" | "guarantor";
                    application_id: string;
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    /** @enum {string} */
                    employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                    listing_id: string | null;
                    /** @enum {string} */
                    region: "it" | "de";
                    step: number;
                    /** @enum {string} */
                    step_router: "sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result";
                    version: number;
                };
                documents: {
                    uploadedBankStatements: {
                        abi: string | null;
                        ahead?: number | null;
                        bank: string | null;
                        bankIsNotInList: boolean;
                        cancelAllowed: boolean;
                        corrected: boolean;
                        created_at: string;
                        description: string | null;
                        document_id: string;
                        explained: boolean;
                        first_year?: boolean;
                        hasError: boolean;
                        hasWarning: boolean;
                        id: string;
                        id_type: string;
                        isParsed: boolean;
                        message: string | null;
                        message_key: string | null;
                        messages: {
                            blocker: boolean;
                            data: {
                                [key: string]: string | number;
                            };
                            message: string;
                            message_key: string;
                            rule: string | null;
                        }[];
                        name: string;
                        recognised: {
                            document_type: string;
                            id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                            sides: ("Front" | "Back")[];
                        } | null;
                        selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                        size: number | null;
                        sorted?: boolean;
                        sorting?: boolean;
                        source: string;
                        /** @enum {string} */
                        status: "uploading" | "parsed" | "parsed with error" | "completed";
                        /** @enum {string} */
                        type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                        unread?: boolean;
                    }[];
                    uploadedOtherDocuments: {
                        abi: string | null;
                        ahead?: number | null;
                        bank: string | null;
                        bankIsNotInList: boolean;
                        cancelAllowed: boolean;
                        corrected: boolean;
                        created_at: string;
                        description: string | null;
                        document_id: string;
                        explained: boolean;
                        first_year?: boolean;
                        hasError: boolean;
                        hasWarning: boolean;
                        id: string;
                        id_type: string;
                        isParsed: boolean;
                        message: string | null;
                        message_key: string | null;
                        messages: {
                            blocker: boolean;
                            data: {
                                [key: string]: string | number;
                            };
                            message: string;
                            message_key: string;
                            rule: string | null;
                        }[];
                        name: string;
                        recognised: {
                            document_type: string;
                            id_type: ("id_card" | "passport" | "paper_id_card" | "residence_permit" | "fiscal_card") | null;
                            sides: ("Front" | "Back")[];
                        } | null;
                        selected_ids_combination: ("digital_id" | "passport" | "passport_fiscal_card" | "passport_permit" | "paper_id_fiscal_card" | "paper_id") | null;
                        size: number | null;
                        sorted?: boolean;
                        sorting?: boolean;
                        source: string;
                        /** @enum {string} */
                        status: "uploading" | "parsed" | "parsed with error" | "completed";
                        /** @enum {string} */
                        type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                        unread?: boolean;
                    }[];
                };
                moving_in: string[];
                shared_household: {
                    accessibleHouse: boolean | null;
                    hasPets: boolean | null;
                    household_members_count: string | null;
                    petsDetails: string | null;
                    targetCharges: string | null;
                    targetRent: string | null;
                    targetWarmRent: string | null;
                } | null;
                step: number;
                /** @enum {string} */
                step_router: "sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result";
                /** @enum {boolean} */
                success: true;
                user: {
                    email: string;
                    /** @enum {string} */
                    employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                    first_name: string;
                    id: string;
                    invitation_code: string | null;
                    is_main_tenant: boolean;
                    is_staff: boolean;
                    last_name: string;
                    listing_id: string | null;
                    marketing_consented: boolean;
                    mobile: {
                        code: string;
                        value: string;
                    } | null;
                    privacy_policy_consented: boolean;
                };
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v1/state/link-applications': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                invitation_code: string;
            };
        };
        'GET /v1/state/uncomplete-applications': {
            answer: {
                applications: {
                    /** @enum {string} */
                    applicant_role: "main-applicant" | "co-applicant" | "guarantor";
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    /** @enum {string} */
                    employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                    first_name: string;
                    id: string;
                    last_name: string;
                    listing_title: string | null;
                    /** @enum {string} */
                    state_router: "sign-up" | "verify-email" | "resume-application" | "personal-details" | "additional-details" | "mortgage-info" | "questionnaire" | "current-address" | "income-check" | "confirmation" | "parsing-status" | "payment" | "result";
                    time_created: string;
                }[];
                finished: {
                    /** @enum {string} */
                    applicant_role: "main-applicant" | "co-applicant" | "guarantor";
                    /** @enum {string} */
                    application_type: "rent" | "mortgage" | "rapid";
                    /** @enum {string} */
                    employment_status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                    id: string;
                    listing_title: string | null;
                    valid_until: string;
                }[];
                invitations: {
                    code: string;
                    id: string;
                    invited_at: string;
                    invited_by: string;
                    /** @enum {string} */
                    role: "main-applicant" | "co-applicant" | "guarantor";
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/income-check/validate-documents': {
            answer: {
                contract?: {
                    paychecksPerYear: (12 | 13 | 14) | null;
                    typeOfContract: ("open-ended" | "close-ended") | null;
                };
                document_errors: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    document_id: string;
                    message: string;
                    message_key: string;
                    name: string;
                    rule: string | null;
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                }[];
                global_error: {
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    message: string;
                    message_key: string;
                    rule: string | null;
                } | null;
                missing: {
                    alternatives: ("national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc")[];
                    blocker: boolean;
                    data: {
                        [key: string]: string | number;
                    };
                    document_id: string | null;
                    message: string;
                    message_key: string;
                    months: string[];
                    rule: string | null;
                }[];
                missing_documents: ("national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc")[];
                not_needed?: ("statement_pdfs" | "earlier_payslips")[];
                success: boolean;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/income-check/set-upload-done-time': {
            answer: {
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/income-check/supported-documents': {
            answer: {
                is_income_check_required: boolean;
                /** @enum {boolean} */
                success: true;
                supported_documents: {
                    description: string;
                    formats: ("pdf" | "png" | "jpeg")[];
                    icon: string;
                    is_ORed: boolean;
                    key: string;
                    months: number | null;
                    ref: string;
                    required: boolean;
                    /** @enum {string} */
                    type: "national_id" | "bank_statement" | "payslip" | "work_contract" | "fiscal_doc" | "cud" | "other" | "mortgage_doc";
                }[];
            };
            body: null;
            query: {
                occupation?: string;
            };
        };
        'GET /v2/report/': {
            answer: {
                aggregated: components["schemas"]["HouseholdReport"] | null;
                awaited: string[];
                can_download: boolean;
                changes: {
                    after: string | number | null;
                    before: string | number | null;
                    key: string;
                    /** @enum {string} */
                    unit: "cents" | "percent" | "months" | "years" | "count" | "day" | "month" | "text" | "ratio";
                    /** @enum {string} */
                    what: "figure" | "household_figure" | "person_counted" | "person_withdrew" | "flag_raised" | "flag_settled" | "paper_added" | "paper_removed";
                }[];
                has_household: boolean;
                has_receipt: boolean;
                hide_report: boolean;
                hideReport: boolean;
                household_release: {
                    asked_by: string;
                    released_at: string | null;
                    withdrawn_at: string | null;
                } | null;
                message: string | null;
                processing: boolean;
                report: (components["schemas"]["RentReport"] | components["schemas"]["RapidReport"] | components["schemas"]["MortgageReport"]) | null;
                report_id: string | null;
                reportId: string | null;
                sent_to: string | null;
                /** @enum {boolean} */
                success: true;
                valid_until: string | null;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/report/invoke-aggregated-pdf-generation': {
            answer: {
                link: string | null;
                pdf_link: string | null;
                ready: boolean;
                /** @enum {string} */
                status: "waiting" | "ready" | "failed";
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                report_id: string;
            };
        };
        'GET /v2/report/release-preview': {
            answer: {
                aggregated: components["schemas"]["HouseholdReport"] | null;
                applicant_name: string;
                flat: string | null;
                listing_id: string | null;
                report: components["schemas"]["RentReport"] | components["schemas"]["RapidReport"] | components["schemas"]["MortgageReport"];
                /** @enum {boolean} */
                success: true;
                valid_until: string;
            };
            body: null;
            query: {
                /**
                 * @default false
                 * @enum {string}
                 */
                with_contact?: "true" | "false";
                /**
                 * @default false
                 * @enum {string}
                 */
                with_household?: "true" | "false";
            };
        };
        'GET /v2/report/releases': {
            answer: {
                releases: {
                    created_at: string;
                    /** @enum {string} */
                    delivery: "link" | "attachment";
                    email: string;
                    expires_at: string;
                    id: string;
                    name: string;
                    paused_at: string | null;
                    /** @enum {string} */
                    recipient_kind: "listing" | "person";
                    report_id: string;
                    revoked_at: string | null;
                    views: {
                        at: string;
                        /** @enum {string} */
                        what: "page" | "pdf";
                    }[];
                    with_contact: boolean;
                    with_household: boolean;
                }[];
                restricted_at: string | null;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/report/pdf': {
            answer: {
                link: string | null;
                pdf_link: string | null;
                ready: boolean;
                /** @enum {string} */
                status: "waiting" | "ready" | "failed";
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                report_id: string;
            };
        };
        'GET /v2/report/create-new-app': {
            answer: {
                application_id: string;
                applicationId: string;
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: Record<string, never>;
        };
        'GET /v2/report/aggregated-pdf': {
            answer: {
                link: string | null;
                pdf_link: string | null;
                ready: boolean;
                /** @enum {string} */
                status: "waiting" | "ready" | "failed";
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                report_id: string;
            };
        };
        'GET /address-details': {
            answer: {
                addressDetails: {
                    city: string | null;
                    county: string | null;
                    formattedAddress: string | null;
                    houseNumber: string | null;
                    postcode: string | null;
                    province: string | null;
                    provinceCode: string | null;
                    state: string | null;
                    stateCode: string | null;
                    street: string | null;
                };
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                placeId: string;
            };
        };
        'GET /addresses': {
            answer: {
                recommendations: {
                    description: string;
                    note: string;
                    place_id: string;
                }[];
                /** @enum {boolean} */
                success: true;
            };
            body: null;
            query: {
                /** @default it */
                countryCode?: string;
                /** @default 1 */
                page?: number;
                session?: string;
                /** @default  */
                text?: string;
            };
        };
        Explanation: {
            binding: ("ratio" | "debt" | "residual") | null;
            counterfactuals: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                key: "without_commitments" | "income_needed" | "declare_income" | "fixed_term_instead" | "open_ended_instead" | "contract_paper" | "real_extra_pay" | "without_document_doubt" | "longer_history" | "funds_missing" | "loan_that_fits" | "funds_for_that_loan" | "funds_missing_then";
                /** @enum {string} */
                unit: "cents" | "percent" | "months" | "years" | "count" | "day" | "month" | "text" | "ratio";
                value: number | null;
            }[];
            documents: {
                box: {
                    bottom: number;
                    left: number;
                    right: number;
                    top: number;
                } | null;
                key: string;
                page: number | null;
                /** @enum {string} */
                part: "figure" | "compared";
                printed?: number | null;
                what: string;
            }[];
            /** @enum {string} */
            figure: "affordable_rent" | "percentage" | "monthly_income" | "employment_income" | "self_employment_income" | "other_income" | "commitments" | "recurrent_costs" | "average_cash_balance" | "deposit" | "actual_monthly_rent" | "guarantor_cover" | "own_room" | "available_income" | "instalment_budget" | "instalment" | "sustainable_mortgage" | "ltv" | "dti" | "down_payment_coverage";
            /** @enum {string} */
            formula: "rent_capacity" | "rent_position" | "sum_of_weighted_incomes" | "employed_income" | "self_employed_income" | "sum_of_commitments" | "sum_of_costs" | "time_weighted_balance" | "three_rents" | "three_rents_estimated" | "regular_debit" | "guarantor_room" | "income_less_commitments" | "instalment_room" | "annuity" | "annuity_reversed" | "loan_to_value" | "debt_to_income" | "funds_to_required";
            inputs: {
                label: string | null;
                /** @enum {string} */
                name: "income" | "commitments" | "living_minimum" | "rent_share" | "debt_room" | "rent" | "base_rent" | "value" | "max" | "rent_covered" | "average_cash_balance" | "net" | "net_without_one_offs" | "paid_out" | "bank" | "ordinary_net" | "paychecks" | "contract" | "extra_net" | "extra_pay_share" | "monthly_over_year" | "return_monthly" | "credits" | "banked_net" | "cost" | "declared_debts" | "days" | "lowest_balance" | "days_below_zero" | "rent_paid" | "declared_rent" | "guarantor" | "guarantor_share" | "own_housing" | "loan_amount" | "property_value" | "rate" | "years" | "instalment" | "instalment_share" | "instalment_budget" | "fund" | "required_funds";
                places: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    key: string;
                    page: number | null;
                    /** @enum {string} */
                    part: "figure" | "compared";
                    printed?: number | null;
                    what: string;
                }[];
                /** @enum {string} */
                unit: "cents" | "percent" | "months" | "years" | "count" | "day" | "month" | "text" | "ratio";
                value: string | number | null;
            }[];
            limits: {
                binding: boolean;
                cents: number;
                /** @enum {string} */
                name: "ratio" | "debt" | "residual";
            }[];
            reasons: ("R01" | "R02" | "R03" | "R04" | "R05" | "R06" | "R07" | "R08" | "R09" | "R10")[];
            /** @enum {string} */
            unit: "cents" | "percent" | "months" | "years" | "count" | "day" | "month" | "text" | "ratio";
            value: number | null;
            weights: {
                amount: number;
                counted: number;
                /** @enum {string} */
                income: "employment" | "self_employment" | "scholarship" | "family_support" | "unemployment_benefit" | "parental_benefit" | "housing_benefit" | "pension" | "rental" | "alimony" | "child_benefit" | "investment" | "other";
                label: string | null;
                percent: number;
                places: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    key: string;
                    page: number | null;
                    /** @enum {string} */
                    part: "figure" | "compared";
                    printed?: number | null;
                    what: string;
                }[];
                /** @enum {string} */
                reason: "open_ended" | "probation" | "fixed_term_12" | "fixed_term_6" | "fixed_term_3" | "fixed_term_ending" | "loan_fixed_term_36" | "loan_fixed_term_24" | "loan_fixed_term_12" | "loan_fixed_term_ending" | "apprentice" | "agency" | "future_start" | "contract_ended" | "contract_unknown" | "tax_return_and_bank" | "bank_only" | "tax_return_only" | "young_activity" | "scholarship" | "family_support" | "benefit_lasting" | "benefit_ending" | "housing_benefit" | "pension" | "rental_in_return" | "rental_not_in_return" | "alimony_regular" | "alimony_irregular" | "child_benefit" | "child_benefit_no_minor" | "investment" | "not_evidenced" | "not_declared" | "one_off";
            }[];
        };
        HouseholdReport: {
            aggregated_error_messages: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                msg: "missing_records" | "no_income_detected" | "no_rent_detected" | "no_salary_detected" | "statement_not_recent" | "name_mismatch" | "birth_date_mismatch" | "birth_place_mismatch" | "tax_id_mismatch" | "id_expired" | "payslip_old" | "tax_declaration_old" | "salary_mismatch" | "not_original" | "unreadable" | "corrupted" | "merged" | "insufficient" | "payslip_employee_mismatch" | "payslip_employer_mismatch" | "anomaly_innocent" | "other_income_undeclared" | "declared_income_unseen" | "rent_undeclared" | "rent_differs" | "contract_unknown" | "contract_differs" | "variable_pay" | "income_falling" | "foreign_currency" | "overdrawn" | "member_pending" | "guarantor_needed" | "funds_not_shown" | "no_files";
                papers: string[];
                /** @enum {string} */
                source: "bank" | "payslips" | "recurrent_costs" | "identity" | "fiscal" | "contract" | "other_documents" | "household" | "mortgage";
                /** @enum {string} */
                type: "error" | "warning";
            }[];
            /** @enum {string} */
            audience: "owner" | "household" | "recipient" | "partner" | "lender";
            deposit: {
                balance: number | null;
                basis?: ("rent" | "base" | "base_estimated") | null;
                covered: boolean | null;
                instalments_allowed: boolean;
                ratio_percent: number | null;
                rent?: number | null;
                rents_covered: number | null;
                required: number | null;
            } | null;
            explain: components["schemas"]["Explanation"][];
            generated_on: string;
            group: {
                average_cash_balance: number | null;
                checks_tally: {
                    failed: number;
                    inconclusive: number;
                    noted: number;
                    passed: number;
                };
                commitments: number;
                monthly_income: number | null;
                pending: number;
            };
            guarantee: {
                covered: boolean | null;
                room: number;
                shortfall: number | null;
                strong: boolean;
            } | null;
            household: {
                adults: number;
                living_minimum: number;
                minors: number;
            };
            /** @constant */
            kind: "aggregated";
            listing_info: {
                company_name: string | null;
                title: string | null;
            };
            members: {
                average_cash_balance: number | null;
                checks_tally: {
                    failed: number;
                    inconclusive: number;
                    noted: number;
                    passed: number;
                } | null;
                commitments: number | null;
                counted: boolean;
                fullname: string;
                monthly_income: number | null;
                pending: boolean;
                relationship: string | null;
                /** @enum {string} */
                role: "main-applicant" | "co-applicant" | "guarantor";
                room: number | null;
                /** @enum {string} */
                share: "expected" | "unreleased" | "released";
                verified: boolean | null;
            }[];
            model: {
                constants: {
                    name: string;
                    /** @enum {string} */
                    unit: "percent" | "cents" | "months" | "years" | "count";
                    value: number;
                }[];
                /** @constant */
                format: 1;
                name: string;
                /** @enum {string} */
                region: "it" | "de";
            };
            monthly_affordability: {
                max: number | null;
                min: number | null;
                percentage: number | null;
                rent: number | null;
                rent_covered: number;
                rent_kind: ("asked" | "asked_cold" | "wanted" | "wanted_cold" | "current") | null;
                /** @enum {string} */
                translation_key: "sustainable" | "borderline" | "above" | "range_only" | "unknown";
                value: number | null;
            } | null;
            mortgage: {
                age_limit?: number;
                ancillary: {
                    from: number;
                    from_percent: number;
                    to: number;
                    to_percent: number;
                } | null;
                available_income: number | null;
                cautious_budget: number | null;
                down_payment_coverage: number | null;
                dti: number | null;
                financial_expenses: number;
                funds: {
                    declared: number | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    shown: number;
                    source: string;
                    /** @enum {string} */
                    state: "shown" | "partly" | "declared_only" | "inconclusive";
                }[];
                identified_property: boolean | null;
                instalment: number | null;
                instalment_budget: number | null;
                judged_maturity?: number | null;
                /** @enum {string} */
                label: "sustainable" | "not_sustainable" | "unknown";
                loan_amount: number | null;
                loan_percentage: number | null;
                ltv: number | null;
                ltv_band: ("good" | "raised" | "high") | null;
                maturities: {
                    allowed: boolean;
                    could_borrow: number;
                    dti: number | null;
                    fits: boolean;
                    instalment: number;
                    suggested: boolean;
                    years: number;
                }[];
                maturity_reason?: ("wished" | "shortest" | "longest" | "wished_too_late") | null;
                need_financing: string | null;
                property_type: string | null;
                property_value: number | null;
                rate_percent: number;
                required_funds: number | null;
                shown_funds: number;
                suggested_maturity: number | null;
                sustainable_maturity: number | null;
                sustainable_mortgage: number | null;
                wished_maturity?: number | null;
            } | null;
            /** @enum {string} */
            of: "rent" | "mortgage";
            report_id: string;
            valid_until: string;
        };
        MortgageReport: {
            aggregated_error_messages: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                msg: "missing_records" | "no_income_detected" | "no_rent_detected" | "no_salary_detected" | "statement_not_recent" | "name_mismatch" | "birth_date_mismatch" | "birth_place_mismatch" | "tax_id_mismatch" | "id_expired" | "payslip_old" | "tax_declaration_old" | "salary_mismatch" | "not_original" | "unreadable" | "corrupted" | "merged" | "insufficient" | "payslip_employee_mismatch" | "payslip_employer_mismatch" | "anomaly_innocent" | "other_income_undeclared" | "declared_income_unseen" | "rent_undeclared" | "rent_differs" | "contract_unknown" | "contract_differs" | "variable_pay" | "income_falling" | "foreign_currency" | "overdrawn" | "member_pending" | "guarantor_needed" | "funds_not_shown" | "no_files";
                papers: string[];
                /** @enum {string} */
                source: "bank" | "payslips" | "recurrent_costs" | "identity" | "fiscal" | "contract" | "other_documents" | "household" | "mortgage";
                /** @enum {string} */
                type: "error" | "warning";
            }[];
            /** @enum {string} */
            audience: "owner" | "household" | "recipient" | "partner" | "lender";
            balances: {
                average: number | null;
                average_days: number;
                days: number;
                days_below_zero: number;
                last_salary_on: string | null;
                lowest: number | null;
                lowest_on: string | null;
                returned_debits: number;
                salary_days: string[];
                steps: {
                    balance: number;
                    days: number;
                    from: string;
                }[];
            } | null;
            bank_statements_incomes: {
                content: {
                    counted: number;
                    coverage: {
                        month: string;
                        msg: string | null;
                        numeric_value: number | null;
                        translation_key: string;
                        value: ("missing" | "warning" | "error") | null;
                        year: number;
                    }[];
                    is_fraud: boolean;
                    /** @enum {string} */
                    kind: "employment" | "self_employment" | "scholarship" | "family_support" | "unemployment_benefit" | "parental_benefit" | "housing_benefit" | "pension" | "rental" | "alimony" | "child_benefit" | "investment" | "other";
                    label: string | null;
                    monthly: number;
                    notes: string | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    /** @enum {string} */
                    reason: "open_ended" | "probation" | "fixed_term_12" | "fixed_term_6" | "fixed_term_3" | "fixed_term_ending" | "loan_fixed_term_36" | "loan_fixed_term_24" | "loan_fixed_term_12" | "loan_fixed_term_ending" | "apprentice" | "agency" | "future_start" | "contract_ended" | "contract_unknown" | "tax_return_and_bank" | "bank_only" | "tax_return_only" | "young_activity" | "scholarship" | "family_support" | "benefit_lasting" | "benefit_ending" | "housing_benefit" | "pension" | "rental_in_return" | "rental_not_in_return" | "alimony_regular" | "alimony_irregular" | "child_benefit" | "child_benefit_no_minor" | "investment" | "not_evidenced" | "not_declared" | "one_off";
                    times: number;
                }[];
                error_files: string[];
                label: string;
            };
            cashflow: {
                alimony: number;
                month: string;
                other: number;
                outflow: number;
                salary: number;
                support: number;
            }[];
            certainty: {
                /** @enum {string} */
                about: "income" | "commitments" | "contract" | "identity" | "own_funds";
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                grade: "strong" | "good" | "thin";
                /** @enum {string} */
                reason: "paper_and_bank_agree" | "paper_and_bank_differ" | "paper_only" | "bank_only" | "return_and_bank" | "letter_and_bank_agree" | "one_month_only" | "papers_are_samples" | "contract_supplied" | "contract_from_payslips" | "contract_declared_only" | "contract_ends" | "commitments_seen" | "commitments_one_account" | "no_bank_records" | "short_bank_records" | "funds_on_account" | "funds_with_papers" | "funds_partly" | "funds_declared_only" | "funds_unverified" | "identity_confirmed" | "identity_read" | "identity_by_bank" | "nothing_to_go_by";
            }[];
            checks: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                level: "info" | "warning" | "critical";
                message: string;
                /** @enum {string} */
                outcome: "passed" | "failed" | "inconclusive";
                papers: string[];
                rule: string;
                working: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    expected: string | number | null;
                    found: string | number | null;
                    key: string;
                    page: number | null;
                    what: string;
                }[];
            }[];
            checks_tally: {
                failed: number;
                inconclusive: number;
                noted: number;
                passed: number;
            };
            coverage: {
                months: string[];
                rows: {
                    /** @enum {string} */
                    row: "bank" | "salary" | "payslips" | "rent" | "tax";
                    states: ("covered" | "partial" | "missing" | "not_asked")[];
                }[];
            };
            employment: {
                active_contract: boolean | null;
                actual_monthly_rent: {
                    display: boolean;
                    error_msg: string | null;
                    valid: boolean | null;
                    value: number | null;
                };
                average_cash_balance: {
                    value: number | null;
                    value_translation_key: ("covers_deposit" | "below_deposit" | "no_rent" | "not_known") | null;
                };
                commitments: number;
                contract_end: string | null;
                employer: string | null;
                employment_monthly_income: number | null;
                employment_start_date: string | null;
                monthly_income: {
                    net_value: number | null;
                    value: number | null;
                };
                other_monthly_income: {
                    value: number;
                    warning: string | null;
                };
                paychecks_per_year: number | null;
                recurrent_costs: number | null;
                seniority: {
                    valid: boolean | null;
                    value: number | null;
                };
                /** @enum {string} */
                status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                type_of_contract: ("open_ended" | "fixed_term" | "apprentice" | "agency" | "unknown") | null;
            };
            evidence: {
                account_ending: string | null;
                document_id: string | null;
                from: string | null;
                issuer: string | null;
                key: string;
                kind: string;
                month: string | null;
                /** @enum {string} */
                original: "original" | "from_bank" | "picture" | "not_original" | "inconclusive";
                pages: number;
                side?: ("front" | "back") | null;
                to: string | null;
                transactions: number;
                type: string;
                unused_for?: ("forged" | "other_person" | "stale" | "too_old" | "foreign_currency" | "unread" | "older" | "compared" | "no_booking" | "information") | null;
                used: boolean;
                year: number | null;
            }[];
            explain: components["schemas"]["Explanation"][];
            generated_on: string;
            guarantors: {
                content: {
                    commitments: number | null;
                    email: string | null;
                    fullname: string;
                    housing: number | null;
                    monthly_income: number | null;
                    pending: boolean;
                    relationship: string | null;
                    room: number | null;
                    /** @enum {string} */
                    share: "expected" | "unreleased" | "released";
                }[];
            };
            hh_members: {
                content: {
                    date_of_birth: string | null;
                    email: string | null;
                    fullname: string;
                    /** @enum {string} */
                    note: "counted" | "pending" | "unreleased" | "occupant";
                    relationship: string | null;
                    role: string;
                }[];
                label: string;
            };
            household: {
                adults: number;
                living_minimum: number;
                minors: number;
            };
            /** @constant */
            kind: "mortgage";
            listing_info: {
                company_name: string | null;
                title: string | null;
            };
            model: {
                constants: {
                    name: string;
                    /** @enum {string} */
                    unit: "percent" | "cents" | "months" | "years" | "count";
                    value: number;
                }[];
                /** @constant */
                format: 1;
                name: string;
                /** @enum {string} */
                region: "it" | "de";
            };
            monthly: {
                balance_end: number | null;
                balance_lowest: number | null;
                bank_income: number | null;
                bank_one_off: number | null;
                counted: boolean;
                key: string | null;
                month: string;
                other_in: number | null;
                outgoings: number | null;
                paper_income: number | null;
                paper_one_off: number | null;
                recurrent: number | null;
                rent_paid: number | null;
            }[];
            mortgage: {
                age_limit?: number;
                ancillary: {
                    from: number;
                    from_percent: number;
                    to: number;
                    to_percent: number;
                } | null;
                available_income: number | null;
                cautious_budget: number | null;
                down_payment_coverage: number | null;
                dti: number | null;
                financial_expenses: number;
                funds: {
                    declared: number | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    shown: number;
                    source: string;
                    /** @enum {string} */
                    state: "shown" | "partly" | "declared_only" | "inconclusive";
                }[];
                identified_property: boolean | null;
                instalment: number | null;
                instalment_budget: number | null;
                judged_maturity?: number | null;
                /** @enum {string} */
                label: "sustainable" | "not_sustainable" | "unknown";
                loan_amount: number | null;
                loan_percentage: number | null;
                ltv: number | null;
                ltv_band: ("good" | "raised" | "high") | null;
                maturities: {
                    allowed: boolean;
                    could_borrow: number;
                    dti: number | null;
                    fits: boolean;
                    instalment: number;
                    suggested: boolean;
                    years: number;
                }[];
                maturity_reason?: ("wished" | "shortest" | "longest" | "wished_too_late") | null;
                need_financing: string | null;
                property_type: string | null;
                property_value: number | null;
                rate_percent: number;
                required_funds: number | null;
                shown_funds: number;
                suggested_maturity: number | null;
                sustainable_maturity: number | null;
                sustainable_mortgage: number | null;
                wished_maturity?: number | null;
            };
            national_ids: {
                box: {
                    bottom: number;
                    left: number;
                    right: number;
                    top: number;
                } | null;
                country: string | null;
                error_msg: string | null;
                expiration_date: string | null;
                /** @enum {string} */
                expiration_date_label: "valid_until" | "expired_on" | "no_expiry_read" | "not_shared";
                key: string;
                page: number | null;
                side?: ("front" | "back") | null;
                type: string;
                valid: boolean | null;
                value: string | null;
            }[];
            other_documents: {
                info: {
                    translation_key: string;
                    /** @enum {string} */
                    unit: "cents" | "day" | "text" | "year" | "month" | "count";
                    value: string | number | null;
                }[];
                key: string;
                label: string | null;
                msg: string | null;
                notes: string | null;
                possible_type: string | null;
                type: string;
                valid: boolean | null;
            }[];
            own_room?: {
                commitments: number;
                housing: number | null;
                income: number | null;
                room: number | null;
            } | null;
            payslips_controls: {
                content: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    papers: string[];
                    reverse_colors: boolean;
                    /** @enum {string} */
                    translation_key: "name_matches" | "fiscal_code_matches" | "employer_consistent" | "months_consecutive" | "recent" | "arithmetic" | "contributions_plausible" | "original_file" | "seniority" | "contract_active" | "pay_seized" | "bank_transfer_seen";
                    value: boolean | null;
                }[];
                label: string;
            };
            payslips_incomes: {
                coverage: {
                    month: string;
                    msg: string | null;
                    numeric_value: number | null;
                    translation_key: string;
                    value: ("missing" | "warning" | "error") | null;
                    year: number;
                }[];
                error_files: string[];
                is_fraud: boolean;
                label: string | null;
                rows: {
                    counted: boolean;
                    deducted: number | null;
                    difference: number | null;
                    gross: number | null;
                    in_bank: number | null;
                    in_bank_on: string | null;
                    key: string;
                    kind: string | null;
                    month: string;
                    net: number | null;
                    one_off: number;
                    ordinary: number | null;
                    paid: number | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    withheld: number;
                    withheld_for: ("garnishment" | "salary_loan" | "other" | "paid_beside") | null;
                }[];
            }[];
            personal_details: {
                birth_address: string | null;
                controls: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    reverse_colors: boolean;
                    translation_key: string;
                    value: boolean | null;
                }[];
                current_address: string | null;
                date_of_birth: string | null;
                email: string | null;
                fields: {
                    papers: string[];
                    translation_key: string;
                    valid: boolean | null;
                    value: string | null;
                }[];
                generated_on: string;
                id: string;
                mobile: string | null;
                name: string;
                pets: {
                    has_pets: boolean | null;
                    /** @enum {string} */
                    translation_key: "yes" | "no" | "not_said";
                    value: string | null;
                };
                report_id: string;
                /** @enum {string} */
                residency_label: "Tenant" | "Owner" | "Family" | "Other" | "not_said";
                /** @enum {string} */
                role?: "main-applicant" | "co-applicant" | "guarantor";
                valid_until: string;
                verified: boolean;
            };
            recurrent_costs: {
                content: {
                    coverage: {
                        month: string;
                        msg: string | null;
                        numeric_value: number | null;
                        translation_key: string;
                        value: ("missing" | "warning" | "error") | null;
                        year: number;
                    }[];
                    ended: boolean;
                    /** @enum {string} */
                    kind: "loan" | "mortgage" | "alimony" | "garnishment" | "pay_assignment" | "rent" | "utilities" | "insurance" | "tax" | "other";
                    label: string | null;
                    latest: number;
                    monthly: number;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    times: number;
                    /** @enum {string} */
                    treatment: "deducted" | "replaced" | "information";
                }[];
                total: number | null;
            };
            report_id: string;
            transactions: {
                account: string | null;
                amount: number;
                balance: number | null;
                box: {
                    bottom: number;
                    left: number;
                    right: number;
                    top: number;
                } | null;
                description: string | null;
                entry_date: string;
                key: string;
                page: number | null;
            }[];
            valid_until: string;
        };
        RapidReport: {
            aggregated_error_messages: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                msg: "missing_records" | "no_income_detected" | "no_rent_detected" | "no_salary_detected" | "statement_not_recent" | "name_mismatch" | "birth_date_mismatch" | "birth_place_mismatch" | "tax_id_mismatch" | "id_expired" | "payslip_old" | "tax_declaration_old" | "salary_mismatch" | "not_original" | "unreadable" | "corrupted" | "merged" | "insufficient" | "payslip_employee_mismatch" | "payslip_employer_mismatch" | "anomaly_innocent" | "other_income_undeclared" | "declared_income_unseen" | "rent_undeclared" | "rent_differs" | "contract_unknown" | "contract_differs" | "variable_pay" | "income_falling" | "foreign_currency" | "overdrawn" | "member_pending" | "guarantor_needed" | "funds_not_shown" | "no_files";
                papers: string[];
                /** @enum {string} */
                source: "bank" | "payslips" | "recurrent_costs" | "identity" | "fiscal" | "contract" | "other_documents" | "household" | "mortgage";
                /** @enum {string} */
                type: "error" | "warning";
            }[];
            /** @enum {string} */
            audience: "owner" | "household" | "recipient" | "partner" | "lender";
            certainty: {
                /** @enum {string} */
                about: "income" | "commitments" | "contract" | "identity" | "own_funds";
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                grade: "strong" | "good" | "thin";
                /** @enum {string} */
                reason: "paper_and_bank_agree" | "paper_and_bank_differ" | "paper_only" | "bank_only" | "return_and_bank" | "letter_and_bank_agree" | "one_month_only" | "papers_are_samples" | "contract_supplied" | "contract_from_payslips" | "contract_declared_only" | "contract_ends" | "commitments_seen" | "commitments_one_account" | "no_bank_records" | "short_bank_records" | "funds_on_account" | "funds_with_papers" | "funds_partly" | "funds_declared_only" | "funds_unverified" | "identity_confirmed" | "identity_read" | "identity_by_bank" | "nothing_to_go_by";
            }[];
            checks: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                level: "info" | "warning" | "critical";
                message: string;
                /** @enum {string} */
                outcome: "passed" | "failed" | "inconclusive";
                papers: string[];
                rule: string;
                working: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    expected: string | number | null;
                    found: string | number | null;
                    key: string;
                    page: number | null;
                    what: string;
                }[];
            }[];
            checks_tally: {
                failed: number;
                inconclusive: number;
                noted: number;
                passed: number;
            };
            coverage: {
                months: string[];
                rows: {
                    /** @enum {string} */
                    row: "bank" | "salary" | "payslips" | "rent" | "tax";
                    states: ("covered" | "partial" | "missing" | "not_asked")[];
                }[];
            };
            employment: {
                active_contract: boolean | null;
                actual_monthly_rent: {
                    display: boolean;
                    error_msg: string | null;
                    valid: boolean | null;
                    value: number | null;
                };
                average_cash_balance: {
                    value: number | null;
                    value_translation_key: ("covers_deposit" | "below_deposit" | "no_rent" | "not_known") | null;
                };
                commitments: number;
                contract_end: string | null;
                employer: string | null;
                employment_monthly_income: number | null;
                employment_start_date: string | null;
                monthly_income: {
                    net_value: number | null;
                    value: number | null;
                };
                other_monthly_income: {
                    value: number;
                    warning: string | null;
                };
                paychecks_per_year: number | null;
                recurrent_costs: number | null;
                seniority: {
                    valid: boolean | null;
                    value: number | null;
                };
                /** @enum {string} */
                status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                type_of_contract: ("open_ended" | "fixed_term" | "apprentice" | "agency" | "unknown") | null;
            };
            evidence: {
                account_ending: string | null;
                document_id: string | null;
                from: string | null;
                issuer: string | null;
                key: string;
                kind: string;
                month: string | null;
                /** @enum {string} */
                original: "original" | "from_bank" | "picture" | "not_original" | "inconclusive";
                pages: number;
                side?: ("front" | "back") | null;
                to: string | null;
                transactions: number;
                type: string;
                unused_for?: ("forged" | "other_person" | "stale" | "too_old" | "foreign_currency" | "unread" | "older" | "compared" | "no_booking" | "information") | null;
                used: boolean;
                year: number | null;
            }[];
            explain: components["schemas"]["Explanation"][];
            generated_on: string;
            /** @constant */
            kind: "rapid";
            listing_info: {
                company_name: string | null;
                title: string | null;
            };
            model: {
                constants: {
                    name: string;
                    /** @enum {string} */
                    unit: "percent" | "cents" | "months" | "years" | "count";
                    value: number;
                }[];
                /** @constant */
                format: 1;
                name: string;
                /** @enum {string} */
                region: "it" | "de";
            };
            monthly: {
                balance_end: number | null;
                balance_lowest: number | null;
                bank_income: number | null;
                bank_one_off: number | null;
                counted: boolean;
                key: string | null;
                month: string;
                other_in: number | null;
                outgoings: number | null;
                paper_income: number | null;
                paper_one_off: number | null;
                recurrent: number | null;
                rent_paid: number | null;
            }[];
            other_documents: {
                info: {
                    translation_key: string;
                    /** @enum {string} */
                    unit: "cents" | "day" | "text" | "year" | "month" | "count";
                    value: string | number | null;
                }[];
                key: string;
                label: string | null;
                msg: string | null;
                notes: string | null;
                possible_type: string | null;
                type: string;
                valid: boolean | null;
            }[];
            own_room?: {
                commitments: number;
                housing: number | null;
                income: number | null;
                room: number | null;
            } | null;
            payslips_controls: {
                content: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    papers: string[];
                    reverse_colors: boolean;
                    /** @enum {string} */
                    translation_key: "name_matches" | "fiscal_code_matches" | "employer_consistent" | "months_consecutive" | "recent" | "arithmetic" | "contributions_plausible" | "original_file" | "seniority" | "contract_active" | "pay_seized" | "bank_transfer_seen";
                    value: boolean | null;
                }[];
                label: string;
            };
            payslips_incomes: {
                coverage: {
                    month: string;
                    msg: string | null;
                    numeric_value: number | null;
                    translation_key: string;
                    value: ("missing" | "warning" | "error") | null;
                    year: number;
                }[];
                error_files: string[];
                is_fraud: boolean;
                label: string | null;
                rows: {
                    counted: boolean;
                    deducted: number | null;
                    difference: number | null;
                    gross: number | null;
                    in_bank: number | null;
                    in_bank_on: string | null;
                    key: string;
                    kind: string | null;
                    month: string;
                    net: number | null;
                    one_off: number;
                    ordinary: number | null;
                    paid: number | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    withheld: number;
                    withheld_for: ("garnishment" | "salary_loan" | "other" | "paid_beside") | null;
                }[];
            }[];
            personal_details: {
                birth_address: string | null;
                controls: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    reverse_colors: boolean;
                    translation_key: string;
                    value: boolean | null;
                }[];
                current_address: string | null;
                date_of_birth: string | null;
                email: string | null;
                fields: {
                    papers: string[];
                    translation_key: string;
                    valid: boolean | null;
                    value: string | null;
                }[];
                generated_on: string;
                id: string;
                mobile: string | null;
                name: string;
                pets: {
                    has_pets: boolean | null;
                    /** @enum {string} */
                    translation_key: "yes" | "no" | "not_said";
                    value: string | null;
                };
                report_id: string;
                /** @enum {string} */
                residency_label: "Tenant" | "Owner" | "Family" | "Other" | "not_said";
                /** @enum {string} */
                role?: "main-applicant" | "co-applicant" | "guarantor";
                valid_until: string;
                verified: boolean;
            };
            report_id: string;
            valid_until: string;
        };
        RentReport: {
            aggregated_error_messages: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                msg: "missing_records" | "no_income_detected" | "no_rent_detected" | "no_salary_detected" | "statement_not_recent" | "name_mismatch" | "birth_date_mismatch" | "birth_place_mismatch" | "tax_id_mismatch" | "id_expired" | "payslip_old" | "tax_declaration_old" | "salary_mismatch" | "not_original" | "unreadable" | "corrupted" | "merged" | "insufficient" | "payslip_employee_mismatch" | "payslip_employer_mismatch" | "anomaly_innocent" | "other_income_undeclared" | "declared_income_unseen" | "rent_undeclared" | "rent_differs" | "contract_unknown" | "contract_differs" | "variable_pay" | "income_falling" | "foreign_currency" | "overdrawn" | "member_pending" | "guarantor_needed" | "funds_not_shown" | "no_files";
                papers: string[];
                /** @enum {string} */
                source: "bank" | "payslips" | "recurrent_costs" | "identity" | "fiscal" | "contract" | "other_documents" | "household" | "mortgage";
                /** @enum {string} */
                type: "error" | "warning";
            }[];
            /** @enum {string} */
            audience: "owner" | "household" | "recipient" | "partner" | "lender";
            balances: {
                average: number | null;
                average_days: number;
                days: number;
                days_below_zero: number;
                last_salary_on: string | null;
                lowest: number | null;
                lowest_on: string | null;
                returned_debits: number;
                salary_days: string[];
                steps: {
                    balance: number;
                    days: number;
                    from: string;
                }[];
            } | null;
            bank_statements_incomes: {
                content: {
                    counted: number;
                    coverage: {
                        month: string;
                        msg: string | null;
                        numeric_value: number | null;
                        translation_key: string;
                        value: ("missing" | "warning" | "error") | null;
                        year: number;
                    }[];
                    is_fraud: boolean;
                    /** @enum {string} */
                    kind: "employment" | "self_employment" | "scholarship" | "family_support" | "unemployment_benefit" | "parental_benefit" | "housing_benefit" | "pension" | "rental" | "alimony" | "child_benefit" | "investment" | "other";
                    label: string | null;
                    monthly: number;
                    notes: string | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    /** @enum {string} */
                    reason: "open_ended" | "probation" | "fixed_term_12" | "fixed_term_6" | "fixed_term_3" | "fixed_term_ending" | "loan_fixed_term_36" | "loan_fixed_term_24" | "loan_fixed_term_12" | "loan_fixed_term_ending" | "apprentice" | "agency" | "future_start" | "contract_ended" | "contract_unknown" | "tax_return_and_bank" | "bank_only" | "tax_return_only" | "young_activity" | "scholarship" | "family_support" | "benefit_lasting" | "benefit_ending" | "housing_benefit" | "pension" | "rental_in_return" | "rental_not_in_return" | "alimony_regular" | "alimony_irregular" | "child_benefit" | "child_benefit_no_minor" | "investment" | "not_evidenced" | "not_declared" | "one_off";
                    times: number;
                }[];
                error_files: string[];
                label: string;
            };
            certainty: {
                /** @enum {string} */
                about: "income" | "commitments" | "contract" | "identity" | "own_funds";
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                grade: "strong" | "good" | "thin";
                /** @enum {string} */
                reason: "paper_and_bank_agree" | "paper_and_bank_differ" | "paper_only" | "bank_only" | "return_and_bank" | "letter_and_bank_agree" | "one_month_only" | "papers_are_samples" | "contract_supplied" | "contract_from_payslips" | "contract_declared_only" | "contract_ends" | "commitments_seen" | "commitments_one_account" | "no_bank_records" | "short_bank_records" | "funds_on_account" | "funds_with_papers" | "funds_partly" | "funds_declared_only" | "funds_unverified" | "identity_confirmed" | "identity_read" | "identity_by_bank" | "nothing_to_go_by";
            }[];
            checks: {
                data: {
                    [key: string]: string | number;
                };
                /** @enum {string} */
                level: "info" | "warning" | "critical";
                message: string;
                /** @enum {string} */
                outcome: "passed" | "failed" | "inconclusive";
                papers: string[];
                rule: string;
                working: {
                    box: {
                        bottom: number;
                        left: number;
                        right: number;
                        top: number;
                    } | null;
                    expected: string | number | null;
                    found: string | number | null;
                    key: string;
                    page: number | null;
                    what: string;
                }[];
            }[];
            checks_tally: {
                failed: number;
                inconclusive: number;
                noted: number;
                passed: number;
            };
            coverage: {
                months: string[];
                rows: {
                    /** @enum {string} */
                    row: "bank" | "salary" | "payslips" | "rent" | "tax";
                    states: ("covered" | "partial" | "missing" | "not_asked")[];
                }[];
            };
            deposit: {
                balance: number | null;
                basis?: ("rent" | "base" | "base_estimated") | null;
                covered: boolean | null;
                instalments_allowed: boolean;
                ratio_percent: number | null;
                rent?: number | null;
                rents_covered: number | null;
                required: number | null;
            };
            employment: {
                active_contract: boolean | null;
                actual_monthly_rent: {
                    display: boolean;
                    error_msg: string | null;
                    valid: boolean | null;
                    value: number | null;
                };
                average_cash_balance: {
                    value: number | null;
                    value_translation_key: ("covers_deposit" | "below_deposit" | "no_rent" | "not_known") | null;
                };
                commitments: number;
                contract_end: string | null;
                employer: string | null;
                employment_monthly_income: number | null;
                employment_start_date: string | null;
                monthly_income: {
                    net_value: number | null;
                    value: number | null;
                };
                other_monthly_income: {
                    value: number;
                    warning: string | null;
                };
                paychecks_per_year: number | null;
                recurrent_costs: number | null;
                seniority: {
                    valid: boolean | null;
                    value: number | null;
                };
                /** @enum {string} */
                status: "Employed" | "Self-employed" | "Student" | "Unemployed" | "Hybrid-employed";
                type_of_contract: ("open_ended" | "fixed_term" | "apprentice" | "agency" | "unknown") | null;
            };
            evidence: {
                account_ending: string | null;
                document_id: string | null;
                from: string | null;
                issuer: string | null;
                key: string;
                kind: string;
                month: string | null;
                /** @enum {string} */
                original: "original" | "from_bank" | "picture" | "not_original" | "inconclusive";
                pages: number;
                side?: ("front" | "back") | null;
                to: string | null;
                transactions: number;
                type: string;
                unused_for?: ("forged" | "other_person" | "stale" | "too_old" | "foreign_currency" | "unread" | "older" | "compared" | "no_booking" | "information") | null;
                used: boolean;
                year: number | null;
            }[];
            explain: components["schemas"]["Explanation"][];
            generated_on: string;
            guarantee: {
                covered: boolean | null;
                room: number;
                shortfall: number | null;
                strong: boolean;
            };
            guarantors: {
                content: {
                    commitments: number | null;
                    email: string | null;
                    fullname: string;
                    housing: number | null;
                    monthly_income: number | null;
                    pending: boolean;
                    relationship: string | null;
                    room: number | null;
                    /** @enum {string} */
                    share: "expected" | "unreleased" | "released";
                }[];
            };
            hh_members: {
                content: {
                    date_of_birth: string | null;
                    email: string | null;
                    fullname: string;
                    /** @enum {string} */
                    note: "counted" | "pending" | "unreleased" | "occupant";
                    relationship: string | null;
                    role: string;
                }[];
                label: string;
            };
            household: {
                adults: number;
                living_minimum: number;
                minors: number;
            };
            /** @constant */
            kind: "rent";
            listing_info: {
                company_name: string | null;
                title: string | null;
            };
            model: {
                constants: {
                    name: string;
                    /** @enum {string} */
                    unit: "percent" | "cents" | "months" | "years" | "count";
                    value: number;
                }[];
                /** @constant */
                format: 1;
                name: string;
                /** @enum {string} */
                region: "it" | "de";
            };
            monthly: {
                balance_end: number | null;
                balance_lowest: number | null;
                bank_income: number | null;
                bank_one_off: number | null;
                counted: boolean;
                key: string | null;
                month: string;
                other_in: number | null;
                outgoings: number | null;
                paper_income: number | null;
                paper_one_off: number | null;
                recurrent: number | null;
                rent_paid: number | null;
            }[];
            monthly_affordability: {
                max: number | null;
                min: number | null;
                percentage: number | null;
                rent: number | null;
                rent_covered: number;
                rent_kind: ("asked" | "asked_cold" | "wanted" | "wanted_cold" | "current") | null;
                /** @enum {string} */
                translation_key: "sustainable" | "borderline" | "above" | "range_only" | "unknown";
                value: number | null;
            };
            national_ids: {
                box: {
                    bottom: number;
                    left: number;
                    right: number;
                    top: number;
                } | null;
                country: string | null;
                error_msg: string | null;
                expiration_date: string | null;
                /** @enum {string} */
                expiration_date_label: "valid_until" | "expired_on" | "no_expiry_read" | "not_shared";
                key: string;
                page: number | null;
                side?: ("front" | "back") | null;
                type: string;
                valid: boolean | null;
                value: string | null;
            }[];
            other_documents: {
                info: {
                    translation_key: string;
                    /** @enum {string} */
                    unit: "cents" | "day" | "text" | "year" | "month" | "count";
                    value: string | number | null;
                }[];
                key: string;
                label: string | null;
                msg: string | null;
                notes: string | null;
                possible_type: string | null;
                type: string;
                valid: boolean | null;
            }[];
            other_questions: {
                answer: string | null;
                details: string | null;
                translation_key: string;
                voluntary: boolean;
            }[];
            own_room?: {
                commitments: number;
                housing: number | null;
                income: number | null;
                room: number | null;
            } | null;
            payslips_controls: {
                content: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    papers: string[];
                    reverse_colors: boolean;
                    /** @enum {string} */
                    translation_key: "name_matches" | "fiscal_code_matches" | "employer_consistent" | "months_consecutive" | "recent" | "arithmetic" | "contributions_plausible" | "original_file" | "seniority" | "contract_active" | "pay_seized" | "bank_transfer_seen";
                    value: boolean | null;
                }[];
                label: string;
            };
            payslips_incomes: {
                coverage: {
                    month: string;
                    msg: string | null;
                    numeric_value: number | null;
                    translation_key: string;
                    value: ("missing" | "warning" | "error") | null;
                    year: number;
                }[];
                error_files: string[];
                is_fraud: boolean;
                label: string | null;
                rows: {
                    counted: boolean;
                    deducted: number | null;
                    difference: number | null;
                    gross: number | null;
                    in_bank: number | null;
                    in_bank_on: string | null;
                    key: string;
                    kind: string | null;
                    month: string;
                    net: number | null;
                    one_off: number;
                    ordinary: number | null;
                    paid: number | null;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    withheld: number;
                    withheld_for: ("garnishment" | "salary_loan" | "other" | "paid_beside") | null;
                }[];
            }[];
            personal_details: {
                birth_address: string | null;
                controls: {
                    /** @enum {string} */
                    icon: "tick" | "warning" | "inconclusive";
                    reverse_colors: boolean;
                    translation_key: string;
                    value: boolean | null;
                }[];
                current_address: string | null;
                date_of_birth: string | null;
                email: string | null;
                fields: {
                    papers: string[];
                    translation_key: string;
                    valid: boolean | null;
                    value: string | null;
                }[];
                generated_on: string;
                id: string;
                mobile: string | null;
                name: string;
                pets: {
                    has_pets: boolean | null;
                    /** @enum {string} */
                    translation_key: "yes" | "no" | "not_said";
                    value: string | null;
                };
                report_id: string;
                /** @enum {string} */
                residency_label: "Tenant" | "Owner" | "Family" | "Other" | "not_said";
                /** @enum {string} */
                role?: "main-applicant" | "co-applicant" | "guarantor";
                valid_until: string;
                verified: boolean;
            };
            recurrent_costs: {
                content: {
                    coverage: {
                        month: string;
                        msg: string | null;
                        numeric_value: number | null;
                        translation_key: string;
                        value: ("missing" | "warning" | "error") | null;
                        year: number;
                    }[];
                    ended: boolean;
                    /** @enum {string} */
                    kind: "loan" | "mortgage" | "alimony" | "garnishment" | "pay_assignment" | "rent" | "utilities" | "insurance" | "tax" | "other";
                    label: string | null;
                    latest: number;
                    monthly: number;
                    places: {
                        box: {
                            bottom: number;
                            left: number;
                            right: number;
                            top: number;
                        } | null;
                        key: string;
                        page: number | null;
                        /** @enum {string} */
                        part: "figure" | "compared";
                        printed?: number | null;
                        what: string;
                    }[];
                    times: number;
                    /** @enum {string} */
                    treatment: "deducted" | "replaced" | "information";
                }[];
                total: number | null;
            };
            report_id: string;
            valid_until: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
