import type { BankListEntry } from '@vesta/domain/documents/banks';
import { CodeCard } from './code-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { FetchingView } from './fetching-view.tsx';
import { MethodCard } from './method-card.tsx';
import { SecondWay } from './second-way.tsx';
import type { Connection } from './use-connection.ts';
import { WaitingView } from './waiting-view.tsx';

interface BankConnectionProps {
  /** Null while the list of banks is on its way: a connection that was taken up again needs none. */
  entry: BankListEntry | null;
  months: number;
  connection: Connection;
  onPdf: (() => void) | null;
}

/** A connection to a bank, whatever it is at just now. */
export function BankConnection({ entry, months, connection, onPdf }: BankConnectionProps) {
  const { phase, problem, isBusy, stop } = connection;
  const told = { problem, isBusy };
  const leave =
    onPdf &&
    (() => {
      stop();
      onPdf();
    });
  switch (phase.name) {
    case 'waiting':
      return (
        <WaitingView
          key={phase.pending.consentId}
          {...phase}
          months={months}
          onAgreed={() => connection.agreed(phase.pending)}
          onRefused={connection.refused}
          onStop={stop}
          onPdf={leave}
        />
      );
    case 'method':
      return (
        <MethodCard
          {...told}
          bank={phase.pending.bank.name}
          methods={phase.methods}
          onChoose={(method) => void connection.chooseMethod(phase.pending, method)}
          onStop={stop}
        />
      );
    case 'code':
      return (
        <CodeCard
          {...told}
          bank={phase.pending.bank.name}
          information={phase.information}
          onCode={(code) => void connection.enterCode(phase.pending, phase.method, code)}
          onStop={stop}
        />
      );
    case 'second':
      return (
        <SecondWay
          {...told}
          bank={phase.pending.bank.name}
          onGo={() => entry && void connection.goToBank(entry, true)}
          onStop={stop}
        />
      );
    case 'fetching':
      return (
        <FetchingView
          pending={phase.pending}
          months={months}
          onFetched={connection.fetched}
          onStop={stop}
          onPdf={leave}
        />
      );
    default:
      return (
        entry && <ConsentCard key={entry.id} entry={entry} months={months} connection={connection} onPdf={leave} />
      );
  }
}
