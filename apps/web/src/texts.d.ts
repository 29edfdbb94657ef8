import type { Bundles } from '@vesta/texts/bundles';

declare module 'use-intl' {
  interface AppConfig {
    // Every key a screen asks for must exist in English, or the build fails.
    Messages: Bundles['core'] &
      Bundles['pages'] &
      Bundles['intakeStart'] &
      Bundles['intakeDetails'] &
      Bundles['fields'];
  }
}
