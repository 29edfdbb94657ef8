/** The names under which every call says who asks and in which flow. */
export const HEADER_APPLICATION_TYPE = 'Application-Type';
export const HEADER_REGION = 'Region';
export const HEADER_OCCUPATION = 'Occupation';
export const HEADER_REQUEST_ID = 'X-Request-Id';
export const QUERY_APPLICATION_ID = 'application_id';
export const QUERY_LANGUAGE = 'lang';
