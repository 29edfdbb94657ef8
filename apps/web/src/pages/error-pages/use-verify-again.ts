import { isApplicationType } from '@vesta/domain/application-types';
import { matchPage } from '@vesta/domain/routes';
import { paths } from '../../lib/paths.ts';
import { returnPath } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';

/** The address at which a person proves again who they are: for the application they came from, where there was one. */
export function useVerifyAgain(): string {
  const { language, applicationType } = useRoute();
  const from = matchPage(returnPath.get() ?? '')?.params;
  return paths.step(
    {
      language,
      applicationType: isApplicationType(from?.appType) ? from.appType : applicationType,
      applicationId: from?.applicationId ?? null,
    },
    'verify-email',
  );
}
