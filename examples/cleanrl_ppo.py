"""PPO or A2C in one file, in the style of CleanRL: self-play over the vector environment, with a curve.

    pip install 'heptapolis[train]'
    python examples/cleanrl_ppo.py --game dice --minutes 5 --curve curve.csv --file dice.npz

One network plays all seats. Updates alternate between the numbers of players. `heptapolis.envs.baseline`
reads the file, and `examples/baseline_bot.py` plays it; neither needs PyTorch.
"""

import argparse
import csv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import gymnasium
import torch
from torch import nn

import heptapolis
from heptapolis.envs import Features, Layout, MoveOutputs, evaluate
from heptapolis.envs.baseline import write_baseline

SEATS = 240  # playing at once
CLIP, ENTROPY, VALUE_WEIGHT, MAX_GRADIENT = 0.2, 0.01, 0.5, 0.5
SCALE = 20.0  # points of margin that count as 1
FOLLOWED = 0.5  # share of the advice that an agent follows while it imitates
EVALUATION_GAMES = 400


@dataclass(frozen=True)
class Algorithm:
    """A2C is PPO with a single pass over each batch, where nothing can be clipped (arXiv:2205.09123)."""

    optimizer: Callable[..., torch.optim.Optimizer]
    learning_rate: float
    steps: int  # per seat between updates
    epochs: int
    minibatch: int
    gae_lambda: float
    normalises: bool  # the advantages


ALGORITHMS = {
    "ppo": Algorithm(torch.optim.Adam, 1e-3, 32, 3, 1024, 0.95, True),
    "a2c": Algorithm(torch.optim.RMSprop, 7e-4, 8, 1, SEATS * 8, 1.0, False),
}


def make_vector(game: str, seats: int, **options: Any) -> Any:
    name = f"heptapolis.envs.gymnasium:heptapolis/{game.title()}-v0"
    return gymnasium.make_vec(name, num_envs=seats, **options)


class Seen(NamedTuple):
    """What agents see, a row for each."""

    inputs: torch.Tensor
    hands: torch.Tensor  # the card in every slot: which action means which card
    masks: torch.Tensor

    def select(self, rows: torch.Tensor) -> "Seen":
        return Seen(*(column[rows] for column in self))


class Encoder:
    """Observations and masks as tensors."""

    def __init__(self, layout: Layout, outputs: MoveOutputs) -> None:
        self.features, self.outputs = Features(layout, slots=False), outputs

    def __call__(self, rows: Any, masks: Any) -> Seen:
        arrays = (self.features(rows), self.outputs.hands(rows), masks)
        return Seen(*map(torch.from_numpy, arrays))


class Agent(nn.Module):
    """A hidden layer that the policy and the value share; the policy ignores illegal actions."""

    slots: torch.Tensor
    firsts: torch.Tensor
    ways: torch.Tensor

    def __init__(self, inputs: int, outputs: MoveOutputs, hidden: int) -> None:
        super().__init__()
        self.body, self.policy, self.value = (
            nn.Linear(inputs, hidden),
            nn.Linear(hidden, outputs.size),
            nn.Linear(hidden, 1),
        )
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for name in ("slots", "firsts", "ways"):
            self.register_buffer(name, torch.from_numpy(getattr(outputs, name)))

    def forward(self, seen: Seen, used: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of all actions' probabilities, and the value.

        `used` are the columns of the inputs if only these are given.
        """
        weights = self.body.weight if used is None else self.body.weight[:, used]
        hidden = torch.relu(nn.functional.linear(seen.inputs, weights, self.body.bias))
        outputs = self.policy(hidden)
        logits = outputs.gather(-1, self.firsts + seen.hands[:, self.slots]) + outputs[:, self.ways]
        return torch.log_softmax(logits.masked_fill(~seen.masks, -1e9), -1), self.value(hidden).squeeze(-1)


def sample(log_probs: torch.Tensor) -> torch.Tensor:
    """An action of every row: the first of exponential clocks to ring, which is faster than `multinomial`."""
    return (log_probs.exp() / torch.empty_like(log_probs).exponential_()).argmax(-1)


def pick(log_probs: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
    """The logarithm of the probability of one action of every row."""
    return log_probs.gather(-1, actions.unsqueeze(-1)).squeeze(-1)


class Batch(NamedTuple):
    """The decisions between two updates; seats that had no choice are left out."""

    seen: Seen
    actions: torch.Tensor
    log_probs: torch.Tensor
    advice: torch.Tensor  # what the bot `policy` would have done; the actions themselves if nobody asked it
    advantages: torch.Tensor
    returns: torch.Tensor


class SelfPlay:
    """Many games with one number of players, all seats played by the agent."""

    def __init__(
        self, game: str, options: dict[str, Any], players: int, algorithm: Algorithm, seed: int
    ) -> None:
        seats = SEATS // players * players
        self.algorithm = algorithm
        self.env = make_vector(game, seats, players=players, opponents="self", reward="margin", **options)
        self.encoder = Encoder(self.env.layout, MoveOutputs(self.env.batch.engine))
        self.seen = self.encoder(self.env.reset(seed=seed)[0], self.env.action_masks())
        self.restarts = torch.zeros(seats, dtype=torch.bool)

    @torch.no_grad()
    def play(self, agent: Agent, imitates: bool) -> Batch:
        """Play on for some steps; a step after the end of a game deals the next one."""
        seen, steps = list[Seen](), []
        for _ in range(self.algorithm.steps):
            log_probs, value = agent(self.seen)
            action, advice = self.choose(log_probs, imitates)
            rows, rewards, ended, _, _ = self.env.step(action.numpy())
            done = torch.from_numpy(ended)
            reward = torch.from_numpy(rewards / SCALE).float()
            cut = done | self.restarts  # no value flows back from one game into another
            chose = self.seen.masks.sum(-1) > 1
            seen.append(self.seen.select(chose))
            steps.append((chose, action, pick(log_probs, action), advice, value, reward, cut))
            self.seen, self.restarts = self.encoder(rows, self.env.action_masks()), done
        last = agent(self.seen)[1]
        chose, action, log_prob, advice, values, rewards, cuts = (
            torch.stack(column) for column in zip(*steps, strict=True)
        )
        advantages = estimate_advantages(values, rewards, cuts, last, self.algorithm.gae_lambda)
        columns = (action, log_prob, advice, advantages, advantages + values)
        all_seen = Seen(*(torch.cat(column) for column in zip(*seen, strict=True)))
        return Batch(all_seen, *(column[chose] for column in columns))

    def choose(self, log_probs: torch.Tensor, imitates: bool) -> tuple[torch.Tensor, torch.Tensor]:
        """An action for every seat, and the advice that it had.

        An agent that imitates follows it half of the time, so that it sees good games and its own.
        """
        action = advice = sample(log_probs)
        if imitates:
            advice = torch.from_numpy(self.env.policy_actions()).long()
            action = torch.where(torch.rand(len(action)) < FOLLOWED, advice, action)
        return action, advice


def estimate_advantages(
    values: torch.Tensor, rewards: torch.Tensor, cuts: torch.Tensor, last: torch.Tensor, gae_lambda: float
) -> torch.Tensor:
    """Generalised advantage estimation without a discount: only the reward at the end of a game counts."""
    found, running = torch.zeros_like(values), torch.zeros_like(last)
    for step in reversed(range(len(values))):
        goes_on = (~cuts[step]).float()
        following = values[step + 1] if step + 1 < len(values) else last
        running = rewards[step] + goes_on * following - values[step] + goes_on * gae_lambda * running
        found[step] = running
    return found


def update(
    agent: Agent, optimizer: torch.optim.Optimizer, batch: Batch, algorithm: Algorithm, imitates: bool
) -> None:
    """A few epochs over one batch."""
    used = batch.seen.inputs.any(dim=0).nonzero().squeeze(-1)  # most inputs are 0 in a whole batch
    seen = batch.seen._replace(inputs=batch.seen.inputs[:, used])
    for _ in range(algorithm.epochs):
        for part in torch.split(torch.randperm(len(batch.actions)), algorithm.minibatch):
            log_probs, value = agent(seen.select(part), used)
            error = (value - batch.returns[part]).square().mean()
            if imitates:
                gain = pick(log_probs, batch.advice[part]).mean()
            else:
                entropy = -(log_probs.exp() * log_probs).sum(-1).mean()
                gain = clipped_gain(log_probs, batch, part, algorithm) + ENTROPY * entropy
            optimizer.zero_grad()
            (VALUE_WEIGHT * error - gain).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), MAX_GRADIENT)
            optimizer.step()


def clipped_gain(
    log_probs: torch.Tensor, batch: Batch, part: torch.Tensor, algorithm: Algorithm
) -> torch.Tensor:
    """The clipped objective of PPO (arXiv:1707.06347)."""
    worth = batch.advantages[part]
    ratio = (pick(log_probs, batch.actions[part]) - batch.log_probs[part]).exp()
    if algorithm.normalises:
        worth = (worth - worth.mean()) / (worth.std(correction=0) + 1e-8)
    return torch.min(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()


def best_actions(agent: Agent, encoder: Encoder) -> Callable[[Any, Any], Any]:
    """The agent without sampling: it always takes its best action."""

    @torch.no_grad()
    def act(rows: Any, masks: Any) -> Any:
        return agent(encoder(rows, masks))[0].argmax(-1).numpy()

    return act


@dataclass
class Training:
    """A training run: its agent and its progress."""

    given: argparse.Namespace
    options: dict[str, Any]
    decisions: int = 0
    seconds: float = 0.0  # of processor time, without evaluations

    def run(self) -> Iterator[dict[str, float]]:
        """Train until the time is up; yield a row of the learning curve now and then."""
        torch.manual_seed(self.given.seed)
        torch.set_num_threads(1)
        algorithm = ALGORITHMS[self.given.algorithm]
        tables = [
            SelfPlay(self.given.game, self.options, players, algorithm, self.given.seed)
            for players in self.given.players
        ]
        self.encoder = tables[0].encoder
        self.agent = Agent(self.encoder.features.size, self.encoder.outputs, self.given.hidden)
        optimizer = algorithm.optimizer(self.agent.parameters(), algorithm.learning_rate, eps=1e-5)
        limit, shown = 60 * self.given.minutes, 0
        yield self.evaluate()
        for table in cycle(tables):
            optimizer.param_groups[0]["lr"] = algorithm.learning_rate * max(0.05, 1 - self.seconds / limit)
            started = process_time()
            imitates = self.seconds < 60 * self.given.imitate
            batch = table.play(self.agent, imitates)
            update(self.agent, optimizer, batch, algorithm, imitates)
            self.decisions += len(batch.actions)
            self.seconds += process_time() - started
            if self.seconds * self.given.points >= (shown + 1) * limit:
                shown += 1
                yield self.evaluate()
            if self.seconds >= limit:
                return

    def evaluate(self) -> dict[str, float]:
        """A row of the learning curve: decisions learned from, seconds, win rates."""
        act, others = best_actions(self.agent, self.encoder), self.given.evaluate_with - 1
        rates = {
            bot: evaluate(act, self.given.game, [bot] * others, games=EVALUATION_GAMES, **self.options)
            for bot in ("random", "policy")
        }
        found = {bot: round(rate.win_rate, 4) for bot, rate in rates.items()}
        return {"decisions": self.decisions, "seconds": round(self.seconds, 1), **found}

    def save(self, path: Path) -> None:
        layers = [
            (layer.weight.detach().numpy().T, layer.bias.detach().numpy())
            for layer in (self.agent.body, self.agent.policy)
        ]
        about = {**vars(self.given), "decisions": self.decisions, "seconds": round(self.seconds)}
        game = heptapolis.make(self.given.game, players=self.given.players[0], **self.options)
        write_baseline(
            path,
            game,
            layers,
            {name: value for name, value in about.items() if name not in ("file", "curve")},
            by_card=True,
        )


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wonders")
    parser.add_argument("--algorithm", choices=sorted(ALGORITHMS), default="ppo")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--evaluate-with", type=int, default=4, help="players in the evaluation games")
    parser.add_argument("--expansions", nargs="*", default=[])
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=5.0, help="minutes of processor time")
    parser.add_argument("--imitate", type=float, default=0.0, help="how many of them to imitate `policy`")
    parser.add_argument("--points", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="write the learning curve to this CSV file")
    parser.add_argument("--file", default="ppo.npz")
    given = parser.parse_args(arguments)
    for path in filter(None, (given.file, given.curve)):  # before minutes of training
        if not Path(path).parent.is_dir():
            parser.error(f"{path}: there is no such folder")
    return given


def main(arguments: Sequence[str] | None = None) -> None:
    given = parse_arguments(arguments)
    options: dict[str, Any] = {"expansions": given.expansions} if given.expansions else {}
    options |= {"teams": True} if given.teams else {}
    training, rows = Training(given, options), []
    for row in training.run():
        print(row, flush=True)
        rows.append(row)
        if given.curve:
            with Path(given.curve).open("w", newline="") as file:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
                writer.writerows(rows)
    training.save(Path(given.file))


if __name__ == "__main__":
    main()
