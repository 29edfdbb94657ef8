export const applicationTypes = ['rent', 'mortgage', 'rapid'] as const;
export type ApplicationType = (typeof applicationTypes)[number];
export const DEFAULT_APPLICATION_TYPE: ApplicationType = 'rent';

export const isApplicationType = (value: unknown): value is ApplicationType =>
  applicationTypes.includes(value as ApplicationType);

/** The types a person may choose; rapid is entered through a partner only. */
export const choosableApplicationTypes = ['rent', 'mortgage'] as const satisfies readonly ApplicationType[];
