"""Learns what words ask for from the sentences that `write-features.ts` wrote, and writes the weights.

    node scripts/wishes/write-features.ts /tmp/features.jsonl
    /usr/bin/python3 scripts/wishes/train.py /tmp/features.jsonl src/domain/wishes/reader/weights.ts

Needs Debian's python3-torch. `--test FEATURES` says how sentences that were not learned are read. The network is the one
of `network.ts`: two layers of convolution, and a conditional random field for the verbs and one for the roles.
"""
import argparse
import json
import random
import re
import time

import torch
from torch import nn

ROWS, CLASSES, FLAGS = 4096, 25, 4
ROW_SIZE, CLASS_SIZE, FLAG_SIZE = 24, 12, 4
NEAR, WIDE, WIDE_STEP = 7, 5, 2
VERB_TAGS, ROLE_TAGS = 1 + 2 * 56, 1 + 2 * 17
RARE = 2
ALONE = 0.4
LEVELS = 22
FORBIDDEN = -1e4
LARGE = 20_000

parser = argparse.ArgumentParser()
parser.add_argument("features")
parser.add_argument("weights", nargs="?")
parser.add_argument("--test")
parser.add_argument("--begin")
parser.add_argument("--epochs", type=int, default=24)
parser.add_argument("--hidden", type=int, default=160)
parser.add_argument("--dropout", type=float, default=0.2)
parser.add_argument("--unknown", type=float, default=0.04)
parser.add_argument("--rate", type=float, default=6e-3)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=2)
options = parser.parse_args()
torch.manual_seed(options.seed)
random.seed(options.seed)
torch.set_num_threads(options.threads)


def read(path):
    with open(path) as lines:
        return [one for one in map(json.loads, lines) if one["words"]]


def tensors(sentences, counts):
    length = max(len(one["words"]) for one in sentences)
    shape = (len(sentences), length)
    rows = torch.zeros(*shape, 3, dtype=torch.long)
    classes, flags = (torch.zeros(shape, dtype=torch.long) for _ in range(2))
    known = torch.zeros(shape)
    verbs, roles = (torch.full(shape, -1) for _ in range(2))
    for at, one in enumerate(sentences):
        size = len(one["words"])
        rows[at, :size] = torch.tensor(one["rows"])
        classes[at, :size] = torch.tensor(one["classes"])
        flags[at, :size] = torch.tensor(one["flags"])
        known[at, :size] = torch.tensor([float(counts.get(word, 0)) for word in one["words"]])
        verbs[at, :size] = torch.tensor(one["verbs"])
        roles[at, :size] = torch.tensor(one["roles"])
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
        mask, tags = tags >= 0, tags.clamp(min=0)
        ways = (self.follows + self.barred).exp()
        sums = scores[:, 0] + self.begins + self.unbegun
        right = scores[:, 0].gather(1, tags[:, :1]).squeeze(1) + self.begins[tags[:, 0]]
        for at in range(1, scores.shape[1]):
            most = sums.max(1, keepdim=True).values
            now = torch.log((sums - most).exp() @ ways + 1e-30) + most + scores[:, at]
            is_word = mask[:, at]
            sums = torch.where(is_word.unsqueeze(1), now, sums)
            step = scores[:, at].gather(1, tags[:, at : at + 1]).squeeze(1) + self.follows[tags[:, at - 1], tags[:, at]]
            right = right + torch.where(is_word, step, torch.zeros_like(step))
        return (torch.logsumexp(sums, 1) - right).mean()

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


class Network(nn.Module):
    def __init__(self, hidden):
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
        self.dropout = nn.Dropout(options.dropout)

    def forward(self, rows, classes, flags):
        words = torch.cat([self.rows(rows).sum(2), self.classes(classes), self.flags(flags)], -1)
        near = self.dropout(torch.relu(self.near(self.dropout(words).transpose(1, 2))))
        seen = self.dropout((torch.relu(self.wide(near)) + near).transpose(1, 2))
        return self.verbs(seen), self.roles(seen)


def unlearned(rows, classes, known):
    """Some words as if they were unknown, rare ones more often, and some without what the lists say of them."""
    rows, classes = rows.clone(), classes.clone()
    gone = torch.rand(known.shape) < torch.where(known <= RARE, 0.3, options.unknown)
    for part, share in ((0, 1.0), (1, 0.7), (2, 0.7)):
        rows[:, :, part][gone & (torch.rand(known.shape) < share)] = 0
    classes[torch.rand(known.shape) < 0.06] = 0
    return rows, classes


def runs(verbs, roles):
    """Each verb with the words of its roles."""
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
        found.append(((verbs[at] + 1) // 2, tuple(sorted(slots))))
        at = end
    return found


def test(network, sentences):
    network.eval()
    right = said = read_ = 0
    for one in sentences:
        part = [torch.tensor([one[name]]) for name in ("rows", "classes", "flags")]
        with torch.no_grad():
            verbs, roles = network(*part)
        found = runs(network.verb_chain.best(verbs[0]), network.role_chain.best(roles[0]))
        meant = runs(one["verbs"], one["roles"])
        said, read_ = said + len(meant), read_ + len(found)
        right += sum(frame in meant for frame in found)
    print(f"  of {said} wishes {read_} read, {right} with the same verb and words: F {2 * right / (said + read_):.3f}", flush=True)


def packed(tensor):
    """Each number as a character: how many times the scale it is, above that of 0; no backslash."""
    flat = tensor.detach().float().contiguous().flatten()
    scale = float(flat.abs().max()) / LEVELS or 1.0
    steps = [int(round(float(one) / scale)) for one in flat]
    # The smallest ones change next to nothing, and take a tenth of the file.
    if len(steps) > LARGE:
        steps = [0 if abs(one) <= 1 else one for one in steps]
    chars = "".join(chr(80 + one) for one in steps)
    return '{ scale: %.6g, chars: "%s" }' % (scale, chars.replace("\\", "~"))


def begun(network, path):
    """The network as a file of weights has it, rounded as they are."""
    with open(path) as file:
        text = file.read()
    parts = re.findall(r'(\w+): \{ scale: ([\d.e-]+), chars: "([^"]*)" \}', text)
    values = [torch.tensor([(ord(sign) - 80) * float(scale) for sign in chars.replace("~", "\\")]) for _, scale, chars in parts]
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


def write(network, path):
    fields = {
        "rowSize": ROW_SIZE,
        "classSize": CLASS_SIZE,
        "flagSize": FLAG_SIZE,
        "hidden": options.hidden,
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


learned = read(options.features)
learned += alone(learned)
asked = read(options.test) if options.test else []
counts = {}
for one in learned:
    for word in one["words"]:
        counts[word] = counts.get(word, 0) + 1
rows, classes, flags, known, verbs, roles = tensors(learned, counts)
lengths = torch.tensor([len(one["words"]) for one in learned])
network = Network(options.hidden)
if options.begin:
    begun(network, options.begin)
print(f"{len(learned)} sentences, {sum(part.numel() for part in network.parameters())} weights")
BATCH = 64
steps = options.epochs * (len(learned) // BATCH + 1)
optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, steps)
began = time.time()
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
        part = [one[batch][:, :size] for one in (rows, classes, flags, known, verbs, roles)]
        said_verbs, said_roles = network(*unlearned(part[0], part[1], part[3]), part[2])
        loss = network.verb_chain.loss(said_verbs, part[4]) + network.role_chain.loss(said_roles, part[5])
        optimizer.zero_grad()
        (loss / 10).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        total += float(loss)
    if epoch % 6 == 5 or epoch + 1 == options.epochs:
        print(f"{epoch + 1}: loss {total / len(starts):.2f}, {time.time() - began:.0f} s", flush=True)
        if asked:
            test(network, asked)
if options.weights:
    write(network, options.weights)
