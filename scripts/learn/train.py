"""Trains a small network on the positions of `node scripts/learn.ts`, and writes it as `Experience` reads it.

    python3 scripts/learn/train.py FOLDER [--hidden 32] [--epochs 40] [--out FILE]

What it learns: how far apart the options of a decision are on average over the imagined worlds (first of all), the points of each seat in the end, and
who is ahead. Its output is added to the value written by hand, so it starts from nothing lost.
"""
import argparse, datetime, json, math, os
import numpy as np
import torch

STAGES, LEAK, STEEP, MOST = 6, 0.05, math.sqrt(2) / 1.7, (1 << 17) - 1
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

wanted = argparse.ArgumentParser()
wanted.add_argument("folder")
wanted.add_argument("--hidden", type=int, default=32)
wanted.add_argument("--epochs", type=int, default=40)
wanted.add_argument("--seed", type=int, default=1)
wanted.add_argument("--apart", type=float, default=1.0, help="what differences between options weigh")
wanted.add_argument("--points", type=float, default=0.05, help="what the points in the end weigh")
wanted.add_argument("--ahead", type=float, default=20.0, help="what it weighs who is ahead")
wanted.add_argument("--out")
args = wanted.parse_args()
torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"

shape = json.load(open(os.path.join(args.folder, "shape.json")))
K, W, S, F, A = shape["options"], shape["worlds"], shape["sides"], shape["signs"], shape["facts"]
signs, facts, counts = [], [], []
for part in range(shape["parts"]):
    x = np.fromfile(os.path.join(args.folder, f"part-{part}.signs"), dtype=np.float16).reshape(-1, K, W, S, F)
    y = np.fromfile(os.path.join(args.folder, f"part-{part}.facts"), dtype=np.float32).reshape(len(x), -1)
    signs.append(torch.from_numpy(x))
    counts.append(torch.from_numpy(y[:, 0].astype(np.int64)))
    facts.append(torch.from_numpy(y[:, 1:].reshape(-1, K, W, S, A).copy()))
signs, facts, counts = torch.cat(signs).to(device), torch.cat(facts).to(device), torch.cat(counts).to(device)
there = (torch.arange(K, device=device)[None, :] < counts[:, None]).float()
total = len(signs)
tested = torch.arange(total, device=device) >= int(0.9 * total)  # games that nothing is learned from

first = torch.nn.Parameter(torch.randn(F, args.hidden, device=device) * math.sqrt(2 / F))
bias = torch.nn.Parameter(torch.zeros(args.hidden, device=device))
last = torch.nn.Parameter(torch.zeros(args.hidden, device=device))
end = torch.nn.Parameter(torch.zeros(1, device=device))
spread = torch.nn.Parameter(torch.full((STAGES,), 15.0, device=device))


def say(x):
    return torch.nn.functional.leaky_relu(x @ first + bias, LEAK) @ last + end


def spread_at(progress):
    at = progress.clamp(0, 1) * (STAGES - 1)
    below = at.floor().clamp(max=STAGES - 2).long()
    return spread[below] + (at - below) * (spread[below + 1] - spread[below])


def centred(by_option, mask):
    """How far each option is from the mean of all options of its decision."""
    mean = (by_option * mask).sum(1, keepdim=True) / mask.sum(1, keepdim=True)
    return (by_option - mean) * mask


def losses(rows, adds=True):
    x, y, mask = signs[rows].float(), facts[rows], there[rows][:, :, None]
    hand, points, progress, ahead = y[..., 0], y[..., 1], y[..., 2], y[..., 3]
    value = hand + say(x) if adds else hand
    # By side and by lead, over the worlds: [decision, option, side]
    v, p = value.mean(2), points.mean(2)
    sides = centred(v - p, mask)
    lead = centred((v[..., :1] - v[..., 1:]) - (p[..., :1] - p[..., 1:]), mask)
    weight = mask.sum()
    apart = (torch.nn.functional.huber_loss(sides, torch.zeros_like(sides), reduction="sum", delta=6.0)
             + torch.nn.functional.huber_loss(lead, torch.zeros_like(lead), reduction="sum", delta=6.0)) / weight
    each = mask[..., None].expand_as(value)
    off = torch.nn.functional.huber_loss(value * each, points * each, reduction="sum", delta=15.0) / each.sum()
    scale = STEEP * spread_at(progress[..., 0]).clamp(min=1.5)
    odds = (value[..., 0] - value[..., 1]) / scale
    won = torch.nn.functional.binary_cross_entropy_with_logits(odds, ahead[..., 0], reduction="none")
    won = (won * mask.expand_as(won)).sum() / mask.expand_as(won).sum()
    # How often the best option at a look is the best in the trials, and what is lost by it.
    with torch.no_grad():
        gone = torch.where(mask.bool(), p[..., :1] - p[..., 1:], torch.full_like(p[..., :1], -1e9))[..., 0]
        look = torch.where(mask.bool(), v[..., :1] - v[..., 1:], torch.full_like(v[..., :1], -1e9))[..., 0]
        lost = (gone.max(1).values - gone.gather(1, look.argmax(1, keepdim=True))[:, 0]).mean()
    return apart, off, won, lost


parameters = [first, bias, last, end]
adam = torch.optim.AdamW([{"params": parameters, "lr": 2e-3, "weight_decay": 1e-3}, {"params": [spread], "lr": 2e-2, "weight_decay": 0}])
BATCH = 64
learned = torch.nonzero(~tested)[:, 0]
held = torch.nonzero(tested)[:, 0]
steps = args.epochs * math.ceil(len(learned) / BATCH)
schedule = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=[4e-3, 4e-2], total_steps=steps)


def report(name):
    with torch.no_grad():
        sums = [0.0] * 8
        for rows in held.split(256):
            for i, one in enumerate((*losses(rows), *losses(rows, False))):
                sums[i] += one.item() * len(rows) / len(held)
    print(f"{name}: options {sums[0]:.3f} (by hand {sums[4]:.3f}), points {sums[1]:.2f} ({sums[5]:.2f}), ahead {sums[2]:.4f} ({sums[6]:.4f}), "
          f"lost by the best at a look {sums[3]:.3f} ({sums[7]:.3f})", flush=True)


print(f"{shape['game']}: {total} decisions, {int(there.sum().item()) * W * S} positions, {device}", flush=True)
report("before")
for epoch in range(args.epochs):
    for rows in learned[torch.randperm(len(learned), device=device)].split(BATCH):
        apart, off, won, _ = losses(rows)
        adam.zero_grad()
        (args.apart * apart + args.points * off + args.ahead * won).backward()
        adam.step()
        schedule.step()
    if epoch % 5 == 4 or epoch == args.epochs - 1:
        report(f"epoch {epoch + 1}")


def pack(numbers):
    numbers = numbers.detach().float().cpu().numpy().ravel()
    most = max(1e-9, float(np.abs(numbers).max()))
    text = "".join(SIGNS[n >> 12] + SIGNS[(n >> 6) & 63] + SIGNS[n & 63] for n in (int(round(float(v) / most * MOST)) + MOST for v in numbers))
    return f"{most:.6g} {text}"


parts = [f"{F} {args.hidden}", pack(torch.cat([first, bias[None]])), pack(torch.cat([last, end])), pack(spread.clamp(min=1.5))]
print("spread", [round(float(v), 1) for v in spread.detach().cpu()])
out = args.out or os.path.join(args.folder, "trained.ts")
command = f"node scripts/learn.ts {shape['game']}` and `python3 scripts/learn/train.py --hidden {args.hidden} --epochs {args.epochs}"
version = json.load(open(os.path.join(os.path.dirname(__file__), "../../package.json")))["version"]
with open(out, "w") as file:
    file.write(f"// Made by `{command}`; not written by hand.\n")
    file.write(f"// Kontor {version}, {datetime.date.today()}. From {shape['decisions']} decisions of {shape['games']} games, each option tried in {W} worlds.\n")
    file.write("export const trained = [\n" + "".join(f"  '{part}',\n" for part in parts) + "].join('\\n');\n")
