export type WorkerSettings = { cluster: string; socket: string; maxConnections: number };

export type ToWorker = 'ping' | 'stop';

export type FromWorker = 'ready' | 'alive';
