import type { PendingWrite, WriteProblem } from "../offline/store/offline-store.ts";

export type UndecidedWrite = PendingWrite & { readonly problem: WriteProblem };
