import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { loggerOptions } from './logger.ts';

export const createLog = (level: string): FastifyBaseLogger => pino(loggerOptions(level)) as FastifyBaseLogger;
