import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../lib/log.ts';
import { CrashPage } from '../pages/error-pages/crash-page.tsx';
import { LoadingArea, Skeleton } from '../ui/skeleton/skeleton.tsx';
import { isMissingFile, reloadWhenReachable } from './stale-build.ts';

interface Standing {
  broken: boolean;
  isCutOff: boolean;
  /** A reload may mend it, so that nothing is called broken yet. */
  isTrying: boolean;
}

/** Which page is on its way is not known here: what broke may be what knows it. */
function StillLoading() {
  const t = useTranslations('General');
  return (
    <LoadingArea label={t('Loading')}>
      <div className="form stack">
        <Skeleton width="70%" height={38} />
        <Skeleton lines={3} />
      </div>
    </LoadingArea>
  );
}

/** Whatever breaks while drawing ends on a page that says so: never a blank one. */
export class CrashGuard extends Component<{ children: ReactNode }, Standing> {
  override state: Standing = { broken: false, isCutOff: false, isTrying: false };

  static getDerivedStateFromError(error: Error): Standing {
    const isMissing = isMissingFile(error);
    return { broken: true, isCutOff: isMissing && !navigator.onLine, isTrying: isMissing && navigator.onLine };
  }

  override componentDidCatch(error: Error) {
    logFailure('the page broke', error);
    if (!isMissingFile(error)) return;
    void reloadWhenReachable(() => this.setState({ isCutOff: true, isTrying: false })).then((reloads) => {
      if (!reloads) this.setState({ isTrying: false });
    });
  }

  override render() {
    const { broken, isCutOff, isTrying } = this.state;
    if (!broken) return this.props.children;
    return isTrying ? <StillLoading /> : <CrashPage isCutOff={isCutOff} />;
  }
}
