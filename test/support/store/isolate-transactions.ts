/** gRPC's codes. */
const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const ABORTED = 10;
/** Google's bounds for a commit. */
const MAX_WRITES = 500;

type Message = { toObject(): Record<string, unknown>; transaction?: Uint8Array };
type Reading = {
  readonly request: {
    readonly transaction: Uint8Array;
    /** `new_transaction` begins one; `transaction` reads inside one. */
    readonly consistency_selector?: string;
  };
  write(message: Message): boolean;
  end(): void;
};
type Write = {
  readonly update?: { readonly name: string };
  readonly delete?: string;
  readonly current_document?: { readonly condition_type?: string; readonly exists?: boolean };
};
type Committing = {
  readonly request: { readonly transaction: Uint8Array; readonly writes: Write[] };
};
type Refusal = { readonly code: number; readonly message: string; readonly name: "Error" };
type Answer = (refusal: Refusal | null, message: unknown) => void;

type Read = (call: Reading) => void;
type Commit = (call: Committing, answer: Answer) => void;
/** The part of a gRPC server that is used: its handler for each path. */
export type Handlers = ReadonlyMap<string, { func: unknown }>;

const SERVICE = "/google.firestore.v1.Firestore/";
const READS = ["BatchGetDocuments", "RunQuery", "RunAggregationQuery"];

export type TransactionCounts = {
  /** Since the emulator was started. */
  begun(): number;
  /** Neither committed nor rolled back. */
  open(): number;
};

/**
 * Gives the emulator's handlers what it leaves out of Cloud Firestore's transactions, as Google
 * documents them: a commit is all or nothing, and a transaction's commit is refused with ABORTED where
 * anything that it read, be it documents, queries or counts, would be read otherwise by now. Google's
 * service locks what is read instead, and makes the one wait or abort; both are serializable, and both
 * have the client library run the transaction again.
 *
 * @param exists whether there is a document of that full name.
 */
export function isolateTransactions(
  handlers: Handlers,
  exists: (name: string) => boolean,
): TransactionCounts {
  const transactions = new Map<
    string,
    { read: Read; request: Reading["request"]; seen: string }[]
  >();
  let begun = 0;

  function handlerOf<Func>(method: string): { func: Func } {
    const handler = handlers.get(SERVICE + method);
    if (handler === undefined) throw new Error(`the emulator has no ${method}`);
    return handler as { func: Func };
  }

  for (const method of READS) {
    const handler = handlerOf<Read>(method);
    const read = handler.func;
    handler.func = (call: Reading) => {
      const { request } = call;
      const isNew = request.consistency_selector === "new_transaction";
      if (!isNew && request.transaction.length === 0) return read(call);
      if (isNew) begun += 1;
      const id = isNew ? Buffer.from(`transaction ${begun}`) : Buffer.from(request.transaction);
      if (isNew) transactions.set(id.toString(), []);
      const messages = readNow(read, request);
      transactions.get(id.toString())?.push({ read, request, seen: contentOf(messages) });
      for (const message of messages) {
        if (isNew) message.transaction = id;
        call.write(message);
      }
      call.end();
    };
  }

  const committing = handlerOf<Commit>("Commit");
  const commit = committing.func;
  committing.func = (call: Committing, answer: Answer) => {
    const { transaction, writes } = call.request;
    const reads = transactions.get(Buffer.from(transaction).toString());
    transactions.delete(Buffer.from(transaction).toString());
    const refuse = (code: number, message: string) =>
      answer({ code, message, name: "Error" }, null);
    if (transaction.length > 0 && reads === undefined) {
      return refuse(INVALID_ARGUMENT, "The referenced transaction has expired");
    }
    if (writes.length > MAX_WRITES) return refuse(INVALID_ARGUMENT, "too many writes");
    for (const { read, request, seen } of reads ?? []) {
      if (contentOf(readNow(read, request)) !== seen) {
        return refuse(ABORTED, "Transaction lock timeout: there is too much contention");
      }
    }
    const refusal = refusalOf(writes, exists);
    return refusal === undefined ? commit(call, answer) : refuse(...refusal);
  };

  const rollingBack = handlerOf<Commit>("Rollback");
  const rollBack = rollingBack.func;
  rollingBack.func = (call: Committing, answer: Answer) => {
    transactions.delete(Buffer.from(call.request.transaction).toString());
    rollBack(call, answer);
  };
  return { begun: () => begun, open: () => transactions.size };
}

/** The answer of a read at this moment. */
function readNow(read: Read, request: Reading["request"]): Message[] {
  const messages: Message[] = [];
  const write = (message: Message) => messages.push(message) > 0;
  read({ request, write, end: () => undefined });
  return messages;
}

/** The documents, with when each was written, and the counts; not when they were read. */
function contentOf(messages: readonly Message[]): string {
  return JSON.stringify(
    messages.map((message) => {
      const { read_time: _, transaction: __, ...content } = message.toObject();
      return content;
    }),
  );
}

/** The first write whose precondition doesn't hold, those before it being made. */
function refusalOf(
  writes: readonly Write[],
  exists: (name: string) => boolean,
): [number, string] | undefined {
  const changed = new Map<string, boolean>();
  for (const { update, delete: removed, current_document: wanted } of writes) {
    const name = update?.name ?? removed ?? "";
    const isThere = changed.get(name) ?? exists(name);
    if (wanted?.condition_type === "exists" && wanted.exists !== isThere) {
      return isThere
        ? [ALREADY_EXISTS, `Document already exists: ${name}`]
        : [NOT_FOUND, `No document to update: ${name}`];
    }
    changed.set(name, update !== undefined && update.name !== "");
  }
  return undefined;
}
