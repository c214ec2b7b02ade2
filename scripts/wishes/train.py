"""Learns what words ask for from the sentences that `write-features.ts` wrote, and writes the weights.

    node scripts/wishes/write-features.ts /tmp/features.jsonl
    /usr/bin/python3 scripts/wishes/train.py /tmp/features.jsonl src/domain/wishes/reader/weights.ts

Needs Debian's python3-torch, and libopenblas0 to be quick. `--test FEATURES` says how sentences that were not learned are read. The network is the one
of `network.ts`: two layers of convolution, and a conditional random field for the verbs and one for the roles.
"""
import argparse
import json
import random
import re
import time
from contextlib import contextmanager, nullcontext

import torch
from torch import nn

ROWS, CLASSES, FLAGS = 4096, 25, 4
ROW_SIZE, CLASS_SIZE, FLAG_SIZE = 24, 12, 4
NEAR, WIDE, WIDE_STEP = 7, 5, 2
VERB_TAGS, ROLE_TAGS = 1 + 2 * 56, 1 + 2 * 17
RARE = 2
ALONE = 0.4
BATCH = 128
LEVELS = 22
FORBIDDEN = -1e4
LARGE = 20_000
# From these likelihoods on a verb and its roles are done.
SURE, SURE_ROLE = 0.7, 0.6


def read(path):
    with open(path) as lines:
        return [one for one in map(json.loads, lines) if one["words"]]


def tensors(sentences, counts):
    """What the network sees of the sentences, and their tags by sentence, reading and word; -1 behind the end."""
    length = max(len(one["words"]) for one in sentences)
    shape = (len(sentences), length)
    rows = torch.zeros(*shape, 3, dtype=torch.long)
    classes = torch.zeros(shape, dtype=torch.long)
    flags = torch.full(shape, -1)
    known = torch.zeros(shape)
    ways = max(len(one["verbs"]) if isinstance(one["verbs"][0], list) else 1 for one in sentences)
    verbs, roles = (torch.full((len(sentences), ways, length), -1) for _ in range(2))
    for at, one in enumerate(sentences):
        size = len(one["words"])
        rows[at, :size] = torch.tensor(one["rows"])
        classes[at, :size] = torch.tensor(one["classes"])
        flags[at, :size] = torch.tensor(one["flags"])
        known[at, :size] = torch.tensor([float(counts.get(word, 0)) for word in one["words"]])
        verbs[at, :, :size] = torch.tensor(one["verbs"])
        roles[at, :, :size] = torch.tensor(one["roles"])
    return rows, classes, flags, known, verbs, roles


def alone(sentences):
    """Some of the wishes of longer sentences by themselves, as people write them too."""
    found = []
    for one in sentences:
        starts = [at for at, verb in enumerate(one["verbs"]) if verb % 2 == 1]
        for at in starts if len(starts) > 1 else []:
            if random.random() > ALONE:
                continue
            end = at + 1
            while end < len(one["verbs"]) and one["verbs"][end] == one["verbs"][at] + 1:
                end += 1
            found.append({name: values[at:end] for name, values in one.items()})
    return found


class Sums(torch.autograd.Function):
    """The logarithm of the sum over all runs of tags. Its gradient is how likely each tag is (forward-backward)."""

    @staticmethod
    def forward(context, scores, follows, begins, mask):
        most = scores.max(2, keepdim=True).values
        own, ways = (scores - most).exp().transpose(0, 1), follows.exp()
        is_word = mask.t().unsqueeze(2)
        ahead, sizes = torch.empty_like(own), torch.ones_like(own[:, :, :1])
        now = own[0] * begins.exp()
        for at in range(len(own)):
            if at > 0:
                now = torch.where(is_word[at], (now @ ways) * own[at], now)
            sizes[at] = now.sum(1, keepdim=True)
            now = now / sizes[at]
            ahead[at] = now
        context.save_for_backward(own, ways, is_word, ahead, sizes)
        return sizes.log().sum((0, 2)) + (most.squeeze(2) * mask).sum(1)

    @staticmethod
    def backward(context, grown):
        own, ways, is_word, ahead, sizes = context.saved_tensors
        behind, into = torch.ones_like(own[0]), torch.zeros_like(own)
        likely = ahead * is_word
        for at in reversed(range(1, len(own))):
            likely[at] *= behind
            into[at] = own[at] * behind / sizes[at] * is_word[at]
            behind = torch.where(is_word[at], into[at] @ ways.t(), behind)
        likely[0] *= behind
        into = into * grown.view(1, -1, 1)
        likely = likely * grown.view(1, -1, 1)
        pairs = ways * (ahead[:-1].flatten(0, 1).t() @ into[1:].flatten(0, 1))
        return likely.transpose(0, 1), pairs, likely[0].sum(0), None


class Chain(nn.Module):
    """A conditional random field: a further word of a run stands only behind a word of the same run."""

    def __init__(self, tags):
        super().__init__()
        self.follows = nn.Parameter(torch.zeros(tags, tags))
        self.begins = nn.Parameter(torch.zeros(tags))
        may = torch.tensor(
            [[tag == 0 or tag % 2 == 1 or before in (tag, tag - 1) for tag in range(tags)] for before in range(tags)]
        )
        first = torch.tensor([tag == 0 or tag % 2 == 1 for tag in range(tags)])
        self.register_buffer("barred", (~may).float() * FORBIDDEN)
        self.register_buffer("unbegun", (~first).float() * FORBIDDEN)

    def loss(self, scores, tags):
        """How unlikely the readings of each sentence are, on average: `tags` by sentence, reading and word, -1 behind the end."""
        mask, tags = tags[:, 0] >= 0, tags.clamp(min=0)
        share = mask.to(scores.dtype).unsqueeze(1).expand(tags.shape) / tags.shape[1]
        count = scores.shape[2]
        meant = torch.zeros_like(scores).scatter_add_(2, tags.transpose(1, 2), share.transpose(1, 2))
        pairs = (tags[:, :, :-1] * count + tags[:, :, 1:]).flatten()
        led = torch.bincount(pairs, share[:, :, 1:].flatten(), count * count).view(count, count).to(scores.dtype)
        right = (scores * meant).sum() + (self.follows * led).sum() + (self.begins * meant[:, 0].detach().sum(0)).sum()
        return (self.sums(scores, mask).sum() - right) / len(scores)

    def sums(self, scores, mask):
        return Sums.apply(scores, self.follows + self.barred, self.begins + self.unbegun, mask)

    def best(self, scores):
        ways = self.follows + self.barred
        value, led = scores[0] + self.begins + self.unbegun, []
        for score in scores[1:]:
            value, before = (value.unsqueeze(1) + ways).max(0)
            value = value + score
            led.append(before)
        tags = [int(value.argmax())]
        for before in reversed(led):
            tags.append(int(before[tags[-1]]))
        return tags[::-1]

    def likelihoods(self, scores):
        """How likely each tag is for each word."""
        with torch.enable_grad():
            scores = scores.detach().requires_grad_()
            self.sums(scores, torch.ones(scores.shape[:2], dtype=torch.bool)).sum().backward()
        return scores.grad


class Network(nn.Module):
    def __init__(self, hidden, dropout=0.0):
        super().__init__()
        self.rows = nn.Embedding(ROWS, ROW_SIZE, padding_idx=0)
        self.classes = nn.Embedding(CLASSES, CLASS_SIZE)
        self.flags = nn.Embedding(FLAGS, FLAG_SIZE)
        nn.init.normal_(self.rows.weight, 0, 0.3)
        self.rows.weight.data[0] = 0
        self.near = nn.Conv1d(ROW_SIZE + CLASS_SIZE + FLAG_SIZE, hidden, NEAR, padding=NEAR // 2)
        self.wide = nn.Conv1d(hidden, hidden, WIDE, padding=WIDE // 2 * WIDE_STEP, dilation=WIDE_STEP)
        self.verbs, self.roles = nn.Linear(hidden, VERB_TAGS), nn.Linear(hidden, ROLE_TAGS)
        self.verb_chain, self.role_chain = Chain(VERB_TAGS), Chain(ROLE_TAGS)
        self.dropout = nn.Dropout(dropout)

    def forward(self, rows, classes, flags):
        # Behind the end of a sentence is nothing, as when it is read alone.
        is_word = (flags >= 0).unsqueeze(1)
        words = torch.cat([self.rows(rows).sum(2), self.classes(classes), self.flags(flags.clamp(min=0))], -1)
        near = self.dropout(torch.relu(self.near(self.dropout(words).transpose(1, 2) * is_word))) * is_word
        seen = self.dropout((torch.relu(self.wide(near)) + near).transpose(1, 2))
        return self.verbs(seen), self.roles(seen)


def unlearned(rows, classes, known, share_gone):
    """Some words as if they were unknown, rare ones more often, and some without what the lists say of them."""
    rows, classes = rows.clone(), classes.clone()
    gone = torch.rand(known.shape) < torch.where(known <= RARE, 0.3, share_gone)
    for part, share in ((0, 1.0), (1, 0.7), (2, 0.7)):
        rows[:, :, part][gone & (torch.rand(known.shape) < share)] = 0
    classes[torch.rand(known.shape) < 0.06] = 0
    return rows, classes


def runs(verbs, roles):
    """Each verb with the words of its roles, and from where to where it is."""
    found, at = [], 0
    while at < len(verbs):
        if verbs[at] == 0:
            at += 1
            continue
        end = at + 1
        while end < len(verbs) and verbs[end] == verbs[at] + verbs[at] % 2 and verbs[end] % 2 == 0:
            end += 1
        slots, inner = [], at
        while inner < end:
            if roles[inner] == 0:
                inner += 1
                continue
            last = inner + 1
            while last < end and roles[last] % 2 == 0 and roles[last] == roles[inner] + roles[inner] % 2:
                last += 1
            slots.append((roles[inner], inner, last))
            inner = last
        found.append((((verbs[at] + 1) // 2, tuple(sorted(slots))), at, end))
        at = end
    return found


def test(network, sentences, inputs=("rows", "classes", "flags")):
    """How many wishes are read with the verb and words that were meant, of all and of those that are likely enough to do."""
    network.eval()
    right = said = read_ = sure = surely = 0
    for one in sentences:
        part = [torch.tensor([one[name]]) for name in inputs]
        with torch.no_grad():
            verbs, roles = network(*part)
        found = runs(network.verb_chain.best(verbs[0]), network.role_chain.best(roles[0]))
        likely = network.verb_chain.likelihoods(verbs)[0], network.role_chain.likelihoods(roles)[0]
        meant = [frame for frame, _, _ in runs(one["verbs"], one["roles"])]
        said, read_ = said + len(meant), read_ + len(found)
        right += sum(frame in meant for frame, _, _ in found)
        plain = [frame for frame, first, last in found if is_sure(frame, first, last, *likely)]
        sure, surely = sure + len(plain), surely + sum(frame in meant for frame in plain)
    print(
        f"  of {said} wishes {read_} read, {right} with the same verb and words: F {2 * right / (said + read_):.3f};"
        f" {sure} likely, of them {surely / max(sure, 1):.3f} right, {surely / said:.3f} of all",
        flush=True,
    )


def is_sure(frame, first, last, verbs, roles):
    verb, slots = frame
    likely = verbs[first:last, 2 * verb - 1 : 2 * verb + 1].sum(1).mean()
    return likely >= SURE and all(
        roles[start:end, (role - 1) // 2 * 2 + 1 : (role - 1) // 2 * 2 + 3].sum(1).mean() >= SURE_ROLE
        for role, start, end in slots
    )


def steps_of(tensor):
    """Each number as so many times a scale: whole ones, at most as large as there are characters for."""
    scale = float(tensor.abs().max()) / LEVELS or 1.0
    steps = (tensor / scale).round()
    # The smallest ones change next to nothing, and take a tenth of the file.
    if steps.numel() > LARGE:
        steps[steps.abs() <= 1] = 0
    return scale, steps


def packed(tensor):
    """Each number as a character: how many times the scale it is, above that of 0; no backslash."""
    scale, steps = steps_of(tensor.detach().float().contiguous().flatten())
    chars = "".join(chr(80 + int(one)) for one in steps)
    return '{ scale: %.6g, chars: "%s" }' % (scale, chars.replace("\\", "~"))


@contextmanager
def rounded(network):
    """Within, the weights are as a file has them, so that what is learned fits those."""
    kept = [part.data.clone() for part in network.parameters()]
    for part in network.parameters():
        scale, steps = steps_of(part.data)
        part.data.copy_(steps * scale)
    yield
    for part, before in zip(network.parameters(), kept):
        part.data.copy_(before)


def begun(network, path):
    """The network as a file of weights has it, rounded as they are."""
    with open(path) as file:
        text = file.read()
    parts = re.findall(r'scale: ([\d.e-]+),\s*chars:\s*"([^"]*)"', text)
    values = [torch.tensor([(ord(sign) - 80) * float(scale) for sign in chars.replace("~", "\\")]) for scale, chars in parts]
    with torch.no_grad():
        for (into, turned), flat in zip(places(network), values):
            shape = into.permute(turned).shape if turned else into.shape
            flat = flat.view(shape)
            into.copy_(flat.permute([turned.index(at) for at in range(len(turned))]) if turned else flat)


def places(network):
    """Where the weights of a file belong, in its order, and how they are turned there."""
    turned, flipped = (2, 1, 0), (1, 0)
    yield from ((one.weight, None) for one in (network.rows, network.classes, network.flags))
    for one in (network.near, network.wide):
        yield from ((one.weight, turned), (one.bias, None))
    for one, chain in ((network.verbs, network.verb_chain), (network.roles, network.role_chain)):
        yield from ((one.weight, flipped), (one.bias, None), (chain.follows, None), (chain.begins, None))


def layer(weight, bias, *chain):
    parts = {"weights": weight, "bias": bias, **dict(zip(("follows", "begins"), chain))}
    return "{ %s }" % ", ".join(f"{name}: {packed(part)}" for name, part in parts.items())


def write(network, hidden, path):
    fields = {
        "rowSize": ROW_SIZE,
        "classSize": CLASS_SIZE,
        "flagSize": FLAG_SIZE,
        "hidden": hidden,
        "rows": packed(network.rows.weight),
        "classes": packed(network.classes.weight),
        "flags": packed(network.flags.weight),
        "near": layer(network.near.weight.permute(2, 1, 0), network.near.bias),
        "wide": layer(network.wide.weight.permute(2, 1, 0), network.wide.bias),
        "verbs": layer(network.verbs.weight.t(), network.verbs.bias, network.verb_chain.follows, network.verb_chain.begins),
        "roles": layer(network.roles.weight.t(), network.roles.bias, network.role_chain.follows, network.role_chain.begins),
    }
    with open(path, "w") as out:
        out.write("// Written by scripts/wishes/train.py.\n\nexport const LEARNED = {\n")
        out.writelines(f"  {name}: {value},\n" for name, value in fields.items())
        out.write("};\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("features")
    parser.add_argument("weights", nargs="?")
    parser.add_argument("--taught", help="sentences that teach.py has read")
    parser.add_argument("--test", nargs="*", default=[])
    parser.add_argument("--begin")
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--hidden", type=int, default=160)
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--unknown", type=float, default=0.04)
    parser.add_argument("--rate", type=float, default=6e-3)
    parser.add_argument("--rounded", type=float, default=0.25, help="share of the steps that learn as rounded, the last ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    torch.set_num_threads(options.threads)

    learned = read(options.features)
    learned += alone(learned)
    if options.taught:
        learned += read(options.taught)
    asked = [read(path) for path in options.test]
    counts = {}
    for one in learned:
        for word in one["words"]:
            counts[word] = counts.get(word, 0) + 1
    parts = tensors(learned, counts)
    lengths = torch.tensor([len(one["words"]) for one in learned])
    network = Network(options.hidden, options.dropout)
    if options.begin:
        begun(network, options.begin)
    print(f"{len(learned)} sentences, {sum(part.numel() for part in network.parameters())} weights")
    for sentences in asked if options.begin else []:
        test(network, sentences)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
    steps = options.epochs * (len(learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, steps) if steps else None
    began, step = time.time(), 0
    for epoch in range(options.epochs):
        network.train()
        # Sentences of about the same length together.
        order = torch.argsort(lengths.float() + torch.rand(len(learned)) * 6)
        starts = list(range(0, len(learned), BATCH))
        random.shuffle(starts)
        total = 0.0
        for start in starts:
            batch = order[start : start + BATCH]
            size = int(lengths[batch].max())
            rows, classes, flags, known = [one[batch, :size] for one in parts[:4]]
            verbs, roles = [one[batch, :, :size] for one in parts[4:]]
            step += 1
            with rounded(network) if step > steps * (1 - options.rounded) else nullcontext():
                said_verbs, said_roles = network(*unlearned(rows, classes, known, options.unknown), flags)
                loss = network.verb_chain.loss(said_verbs, verbs) + network.role_chain.loss(said_roles, roles)
                optimizer.zero_grad()
                (loss / 10).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += float(loss)
        if epoch % 6 == 5 or epoch + 1 == options.epochs:
            print(f"{epoch + 1}: loss {total / len(starts):.2f}, {time.time() - began:.0f} s", flush=True)
            with rounded(network):
                for sentences in asked:
                    test(network, sentences)
    if options.weights:
        write(network, options.hidden, options.weights)


if __name__ == "__main__":
    main()
