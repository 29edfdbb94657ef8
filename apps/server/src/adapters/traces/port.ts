/** Words and figures of ours about a piece of work, never of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** One piece of work that ended. Ids are lower-case hex, as the protocol has them. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startedAt: Date;
  readonly ms: number;
  readonly facts: SpanFacts;
  readonly hasFailed: boolean;
}

export type SpanKind = 'inside' | 'server' | 'consumer';

export interface OpenSpan {
  /** Everything that is begun inside becomes part of it. */
  within<T>(work: () => T): T;
  end(facts: SpanFacts, hasFailed: boolean): void;
}

/** Shows how a call or a job spent its time, across processes. */
export interface Traces {
  /** `parent` is a `traceparent` header from outside; without a proper one, the work under way is the parent. */
  begin(name: string, kind: SpanKind, parent?: string): OpenSpan;
  close(): Promise<void>;
}

/** Where spans go. */
export interface SpanExporter {
  take(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
