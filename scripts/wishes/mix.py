"""Makes more sentences of the marked ones, with their marks: other words for the same roles, wishes of two sentences in
one, parts of them, and the slips of hurried writers. `python3 scripts/wishes/mix.py COUNT OUT [MARKED]`."""
import random
import re
import sys

# Words of these roles are swapped only among sentences of one place, whose names they are.
LOCAL = {"what", "out", "ref", "table", "near"}
JOINTS = [", ", ", ", ", ", ". ", ". ", "! ", " and ", ", and ", ", but ", " but ", "; ", " - ", " also ", " "]
MOST_WORDS = 36
SLIP = 0.07


def parted(sentence):
    """A sentence as plain words and, for each wish, its verb and its words and roles."""
    found = []
    for verb, inner, plain in re.findall(r"\{(\w+)\|((?:[^{}])*)\}|([^{}]+)", sentence):
        if verb:
            parts = re.findall(r"\[(\w+)\|([^\[\]]*)\]|([^\[\]]+)", inner)
            found.append((verb, [(role or None, words or other) for role, words, other in parts]))
        else:
            found.append((None, [(None, plain)]))
    return found


def written(parts):
    def inner(some):
        return "".join(f"[{role}|{words}]" if role else words for role, words in some)

    return "".join("{%s|%s}" % (verb, inner(some)) if verb else inner(some) for verb, some in parts)


def changed(parts, change):
    return [(verb, [(role, change(words, role)) for role, words in some]) for verb, some in parts]


def refilled(where, parts, pools, share):
    def other(verb, role, words):
        pool = pools.get((where if role in LOCAL else "", verb, role), [])
        return random.choice(pool) if role and pool and random.random() < share else words

    return [(verb, [(role, other(verb, role, words)) for role, words in some]) for verb, some in parts]


def joined(first, second):
    joint = random.choice(JOINTS)
    first = [*first]
    verb, some = first[-1]
    first[-1] = (verb, [*some[:-1], (some[-1][0], re.sub(r"[.,;!\s]+$", "", some[-1][1]))])
    if joint.strip() not in (".", "!", "") and random.random() < 0.9:
        verb, ((role, words), *others) = second[0]
        if re.match(r"[A-Z][a-z]*\b(?<!I)", words) and role is None:
            second = [(verb, [(role, words[0].lower() + words[1:]), *others]), *second[1:]]
    return [*first, (None, [(None, joint)]), *second]


def slipped(words, _role=None):
    def slip(match):
        word = match[0]
        if random.random() > SLIP:
            return word
        at = random.randrange(1, len(word) - 1)
        kind = random.random()
        if kind < 0.4:
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        return word[:at] + word[at + 1 :] if kind < 0.75 else word[:at] + word[at] + word[at:]

    return re.sub(r"[a-z]{4,}", slip, words)


def hurried(parts):
    if random.random() < 0.2:
        parts = changed(parts, lambda words, _: words.lower())
    if random.random() < 0.3:
        parts = changed(parts, slipped)
    if random.random() < 0.12:
        parts = changed(parts, lambda words, _: re.sub(r"\b(?:the|a|an) (?=\w)", "", words))
    if random.random() < 0.08:
        parts = changed(parts, lambda words, role: words.replace(",", "") if role is None else words)
    if random.random() < 0.15:
        verb, some = parts[-1]
        parts = [*parts[:-1], (verb, [*some[:-1], (some[-1][0], re.sub(r"[.!]+$", "", some[-1][1]))])]
    return parts


def mixed(lines, pools, by_place):
    where, parts = random.choice(lines)
    way, wishes = random.random(), [at for at, (verb, _) in enumerate(parts) if verb]
    _, other = random.choice(by_place[where])
    found = refilled(where, parts, pools, 0.5 if way < 0.35 else 0.25)
    if 0.35 <= way < 0.65:
        found = joined(found, refilled(where, other, pools, 0.25))
    elif way < 0.9 and way >= 0.65 and wishes:
        others = [one for one in other if one[0]]
        if others:
            at = random.choice(wishes)
            found = [*found[:at], random.choice(others), *found[at + 1 :]]
    elif way >= 0.9 and len(parts) > 2:
        first = random.randrange(len(parts) - 1)
        found = found[first : random.randrange(first + 1, len(parts)) + 1]
    return where, hurried(found)


def main():
    count, out, path = int(sys.argv[1]), sys.argv[2], [*sys.argv, "scripts/wishes/marked.tsv"][3]
    random.seed(1)
    lines, pools, by_place = [], {}, {}
    with open(path) as file:
        for line in file:
            where, tab, sentence = line.rstrip("\n").partition("\t")
            if not tab:
                continue
            parts = parted(sentence)
            lines.append((where, parts))
            by_place.setdefault(where, []).append((where, parts))
            for verb, some in parts:
                for role, words in some:
                    if role:
                        pools.setdefault((where if role in LOCAL else "", verb, role), []).append(words)
    known, written_ = {(where, written(parts)) for where, parts in lines}, []
    while len(written_) < count:
        where, parts = mixed(lines, pools, by_place)
        text = written(parts).strip()
        plain = re.sub(r"[\[{]\w+\||[\]}]", "", text)
        if (where, text) in known or not text or len(plain.split()) > MOST_WORDS or len(plain) > 300:
            continue
        known.add((where, text))
        written_.append(f"{where}\t{text}")
    with open(out, "w") as file:
        file.writelines(f"{line}\n" for line in written_)


if __name__ == "__main__":
    main()
