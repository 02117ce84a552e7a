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
from typing import Any

import gymnasium
import torch
from torch import nn

import heptapolis
from heptapolis.envs import Features, evaluate
from heptapolis.envs.baseline import write_baseline

SEATS = 240  # playing at once
CLIP, ENTROPY, VALUE_WEIGHT, MAX_GRADIENT = 0.2, 0.01, 0.5, 0.5
SCALE = 20.0  # points of margin that count as 1
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


class Agent(nn.Module):
    """A hidden layer that the policy and the value share; the policy ignores illegal actions."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body, self.policy, self.value = (
            nn.Linear(inputs, hidden),
            nn.Linear(hidden, actions),
            nn.Linear(hidden, 1),
        )
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, inputs: torch.Tensor, masks: torch.Tensor) -> tuple[Any, torch.Tensor]:
        hidden = torch.relu(self.body(inputs))
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


@dataclass
class Batch:
    """The decisions between two updates; seats that had no choice are left out."""

    inputs: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_probs: torch.Tensor
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
        self.features = Features(self.env.layout)
        rows, _ = self.env.reset(seed=seed)
        self.inputs, self.masks = self._to_tensors(rows)
        self.restarts = torch.zeros(seats, dtype=torch.bool)

    def _to_tensors(self, rows: Any) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.from_numpy(self.features(rows)), torch.from_numpy(self.env.action_masks())

    @torch.no_grad()
    def play(self, agent: Agent) -> Batch:
        """Play on for some steps; a step after the end of a game deals the next one."""
        steps = []
        for _ in range(self.algorithm.steps):
            chance, value = agent(self.inputs, self.masks)
            action = chance.sample()
            rows, rewards, ended, _, _ = self.env.step(action.numpy())
            done = torch.from_numpy(ended)
            reward = torch.from_numpy(rewards / SCALE).float()
            cut = done | self.restarts  # no value flows back from one game into another
            steps.append((self.inputs, self.masks, action, chance.log_prob(action), value, reward, cut))
            (self.inputs, self.masks), self.restarts = self._to_tensors(rows), done
        last = agent(self.inputs, self.masks)[1]
        inputs, masks, actions, log_probs, values, rewards, cuts = (
            torch.stack(column) for column in zip(*steps, strict=True)
        )
        advantages = estimate_advantages(values, rewards, cuts, last, self.algorithm.gae_lambda)
        chose = masks.sum(-1) > 1
        columns = (inputs, masks, actions, log_probs, advantages, advantages + values)
        return Batch(*(column[chose] for column in columns))


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


def update(agent: Agent, optimizer: torch.optim.Optimizer, batch: Batch, algorithm: Algorithm) -> None:
    """A few epochs over one batch."""
    for _ in range(algorithm.epochs):
        for part in torch.randperm(len(batch.actions)).split(algorithm.minibatch):
            chance, value = agent(batch.inputs[part], batch.masks[part])
            ratio = (chance.log_prob(batch.actions[part]) - batch.log_probs[part]).exp()
            worth = batch.advantages[part]
            if algorithm.normalises:
                worth = (worth - worth.mean()) / (worth.std(correction=0) + 1e-8)
            gain = torch.min(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
            error = (value - batch.returns[part]).square().mean()
            loss = -gain + VALUE_WEIGHT * error - ENTROPY * chance.entropy().mean()
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(agent.parameters(), MAX_GRADIENT)
            optimizer.step()


def best_actions(agent: Agent, features: Features) -> Callable[[Any, Any], Any]:
    """The agent without sampling: it always takes its best action."""

    @torch.no_grad()
    def act(rows: Any, masks: Any) -> Any:
        chance, _ = agent(torch.from_numpy(features(rows)), torch.from_numpy(masks))
        return chance.logits.argmax(-1).numpy()

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
        self.features = tables[0].features
        self.agent = Agent(self.features.size, tables[0].masks.shape[1], self.given.hidden)
        optimizer = algorithm.optimizer(self.agent.parameters(), algorithm.learning_rate, eps=1e-5)
        limit, shown = 60 * self.given.minutes, 0
        yield self.evaluate()
        for table in cycle(tables):
            optimizer.param_groups[0]["lr"] = algorithm.learning_rate * max(0.05, 1 - self.seconds / limit)
            started = process_time()
            batch = table.play(self.agent)
            update(self.agent, optimizer, batch, algorithm)
            self.decisions += len(batch.actions)
            self.seconds += process_time() - started
            if self.seconds * self.given.points >= (shown + 1) * limit:
                shown += 1
                yield self.evaluate()
            if self.seconds >= limit:
                return

    def evaluate(self) -> dict[str, float]:
        """A row of the learning curve: decisions learned from, seconds, win rates."""
        act, others = best_actions(self.agent, self.features), self.given.evaluate_with - 1
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
    parser.add_argument("--points", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="write the learning curve to this CSV file")
    parser.add_argument("--file", default="ppo.npz")
    return parser.parse_args(arguments)


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
