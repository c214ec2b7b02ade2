import type { User, UserStore } from "../store.ts";
import { userIdOf } from "../user-id.ts";
import { finishRemoval } from "./finish-removal.ts";
import type { FirestoreDatabase } from "./firestore-database.ts";
import { planGuard } from "./firestore-generation.ts";
import { followEmailInPlans } from "./firestore-generation-log.ts";
import { docId, REMOVALS, userPath } from "./firestore-places.ts";
import { followEmail } from "./firestore-trip-versions.ts";
import { AGAIN, untilUndisturbed } from "./firestore-turns.ts";
import { readUser, userFields } from "./firestore-user.ts";
import { moveFirestoreUser } from "./move-firestore-user.ts";

export function createFirestoreUserStore(database: FirestoreDatabase): UserStore {
  return {
    async upsert(person) {
      const user: User = { id: userIdOf(person.issuer, person.subject), ...person };
      const path = userPath(user.id);
      const removalPath = `${REMOVALS}/${docId(user.id)}`;
      return untilUndisturbed(async () => {
        const [known, removal] = await database.read(path, removalPath);
        // Or it would take along what is about to be made.
        if (removal !== undefined) await finishRemoval(database, removal);
        if (known === undefined) {
          const committed = await database.commit([
            { kind: "create", path, fields: { ...userFields(user), plans: 0, formerEmail: null } },
          ]);
          return committed === "done" ? user : AGAIN;
        }
        const { email } = readUser(known);
        // Remembered until all has followed, which may be at the next sign-in.
        const former = email === user.email ? known.formerEmail : email;
        if (typeof former !== "string") {
          const fields = { ...userFields(user), formerEmail: null };
          const committed = await database.commit([{ kind: "update", path, fields }]);
          return committed === "done" ? user : AGAIN;
        }
        const plans = Number(known.plans) + 1;
        const committed = await database.commit([
          // Whoever is about to create a plan with the former address looks again.
          planGuard(user.id, known),
          { kind: "update", path, fields: { ...userFields(user), formerEmail: former, plans } },
        ]);
        if (committed !== "done") return AGAIN;
        await followEmailInPlans(database, user.id, user.email);
        await followEmail(database, user.id, { from: former, to: user.email });
        await database.commit([{ kind: "update", path, fields: { formerEmail: null } }]);
        return user;
      });
    },

    merge: (fromId, intoId) => moveFirestoreUser(database, fromId, intoId),

    async remove(userId) {
      const path = userPath(userId);
      const [known] = await database.read(path);
      if (known === undefined) return;
      const { email, profile } = readUser(known);
      const removal = {
        userId,
        email: profile.verified_email === true ? email : null,
        startedAtMs: Date.now(),
      };
      // From here on no session of theirs is good, and no generation is created: that needs the user.
      await database.commit([
        { kind: "set", path: `${REMOVALS}/${docId(userId)}`, fields: removal },
        { kind: "delete", path },
      ]);
      await finishRemoval(database, removal);
    },
  };
}
