import type { Bundles } from '@vesta/texts/bundles';

declare module 'use-intl' {
  interface AppConfig {
    // Every key a screen asks for must exist in English, or the build fails.
    Messages: Bundles['core'] &
      Bundles['pages'] &
      Bundles['intakeStart'] &
      Bundles['intakeDetails'] &
      Bundles['evidence'] &
      Bundles['questions'] &
      Bundles['payment'] &
      Bundles['report'] &
      Bundles['reportSharing'] &
      Bundles['reportView'] &
      Bundles['desk'] &
      Bundles['deskReview'] &
      Bundles['deskWork'] &
      Bundles['myData'] &
      Bundles['fields'];
  }
}
