import type * as v from 'valibot';

import { jsonColumn } from '#app/platform/db/json-column.server.ts';

import { type Payloads, payloadSchemas } from '../payloads.ts';
import type { MailKind } from '../schema.ts';

type SchemasByKind = { [Kind in MailKind]: v.GenericSchema<unknown, Payloads[Kind]> };
const schemas: SchemasByKind = payloadSchemas;

export function payloadOf<Kind extends MailKind>(kind: Kind) {
  return jsonColumn('outbox', 'payload', schemas[kind]);
}
